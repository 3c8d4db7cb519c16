// The address of the page: it holds what is shown, so that a reload, Back and a copied link find it again.

/**
 * Puts a query into the address of a page; does nothing if another page was asked for meanwhile.
 * @param {string} page
 * @param {string | URLSearchParams} query
 */
export function setAddress(page, query) {
  const [path] = location.hash.replace(/^#\/?/, '').split('?');
  if (path === page || (page === 'play' && path === ''))
    history.replaceState(null, '', query ? `#/${page}?${query}` : `#/${page}`);
}
