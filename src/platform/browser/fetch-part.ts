import { loadStyle } from './styles.ts'

const styles = new Map<string, Promise<void>>()

/**
 * Fetches a part that comes later: beside it the scripts that it stands on, and before it what it wears. The build puts it in the place of
 * Vite's own (ops/build/part-fetcher.ts), which is four times as long for browsers that ours are not.
 */
export async function fetchPart<Part>(load: () => Promise<Part>, needs: readonly string[] = []): Promise<Part> {
  await Promise.all(needs.map((name) => bring(`/${name}`)))
  try {
    return await load()
  } catch (problem) {
    dispatchEvent(Object.assign(new Event('vite:preloadError', { cancelable: true }), { payload: problem }))
    throw problem
  }
}

async function bring(href: string): Promise<void> {
  if (href.endsWith('.css')) {
    const worn = styles.get(href) ?? loadStyle(href)
    styles.set(href, worn)
    return worn
  }
  if (document.querySelector(`link[href="${href}"]`)) return
  document.head.append(
    Object.assign(document.createElement('link'), { rel: 'modulepreload', as: 'script', crossOrigin: '', href }),
  )
}
