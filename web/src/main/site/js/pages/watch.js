export function open() {
  return {};
}
