/** Marks the entry of the present address and the departments above it. */
export function markCurrent(nav: HTMLElement, pathname: string): void {
  for (const link of nav.querySelectorAll<HTMLAnchorElement>('a')) {
    const address = new URL(link.href)
    const here = address.search === '' && address.pathname === pathname
    const above = address.search === '' && link.classList.contains('menu-top') && pathname.startsWith(`${address.pathname}/`)
    if (here) link.setAttribute('aria-current', 'page')
    else if (above) link.setAttribute('aria-current', 'true')
    else link.removeAttribute('aria-current')
  }
}
