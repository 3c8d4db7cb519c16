// SPDX-License-Identifier: Apache-2.0
// Looks for all words of the question in the sections of the documents; search.json holds them as [address, title, text].
const root = document.currentScript.dataset.root;
const field = document.getElementById("search");
const list = document.getElementById("found");
const article = document.querySelector("article");
const MOST = 25;
const AROUND = 80;
let sections;

async function load() {
  sections ??= fetch(`${root}search.json`).then((answer) => answer.json());
  return sections;
}

function wordsOf(question) {
  return question.toLowerCase().split(/\s+/).filter(Boolean);
}

function score([, title, text], words) {
  const head = title.toLowerCase();
  const body = text.toLowerCase();
  let sum = 0;
  for (const word of words) {
    if (head.includes(word)) sum += 10;
    else if (body.includes(word)) sum += 1;
    else return 0;
  }
  return sum;
}

function excerpt(text, word) {
  // From the beginning of a word on.
  const at = text.lastIndexOf(" ", Math.max(0, text.toLowerCase().indexOf(word) - AROUND)) + 1;
  return (at > 0 ? "… " : "") + text.slice(at, at + 3 * AROUND) + (at + 3 * AROUND < text.length ? " …" : "");
}

function item([address, title, text], words) {
  const line = document.createElement("li");
  const link = document.createElement("a");
  link.href = root + address;
  link.textContent = title;
  const about = document.createElement("p");
  about.textContent = excerpt(text, words.find((word) => text.toLowerCase().includes(word)) ?? "");
  line.append(link, about);
  return line;
}

function show(lines) {
  const asked = lines !== undefined;
  list.hidden = !asked;
  article.hidden = asked;
  list.replaceChildren(...(lines ?? []));
}

async function search() {
  const words = wordsOf(field.value);
  if (words.length === 0) return show();
  const all = await load();
  const found = all
    .map((section) => ({ section, score: score(section, words) }))
    .filter((hit) => hit.score > 0)
    .sort((one, other) => other.score - one.score)
    .slice(0, MOST)
    .map((hit) => item(hit.section, words));
  if (found.length === 0) {
    const none = document.createElement("li");
    none.textContent = `Nothing found for "${field.value}".`;
    found.push(none);
  }
  show(found);
}

field.addEventListener("input", search);
list.addEventListener("click", (event) => {
  if (event.target.closest("a")) {
    field.value = "";
    show();
  }
});
// A question may come with the address, so that an answer can be linked to.
field.value = new URLSearchParams(location.search).get("q") ?? "";
search();
