/** Once the page wears it, or cannot have it. */
export function loadStyle(href: string): Promise<void> {
  if (document.head.querySelector(`link[rel=stylesheet][href^="${href}"]`)) return Promise.resolve()
  return new Promise((resolve) => {
    const done = (): void => resolve()
    document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href, onload: done, onerror: done }))
  })
}
