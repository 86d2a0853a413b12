/** An address copied from the browser brings the shop's own name and a language along; a link needs neither. */
export function ownPart(typed: string): string {
  const { origin } = location
  const path = typed.trim()
  const own = path.startsWith(`${origin}/`) ? path.slice(origin.length) : path
  const bare = own.replace(/^\/zh(?=[/?#]|$)/, '')
  return bare === own || bare.startsWith('/') ? bare : `/${bare}`
}
