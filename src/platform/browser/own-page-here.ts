import { hasMember } from '#platform/wire/call-client.ts'
import { OWN_PAGE, type OwnPage } from '#platform/wire/own-page.ts'

/** What this page was drawn with for its reader, where it was. */
export const sentOwnPage = (): OwnPage | undefined => (window as { [OWN_PAGE]?: OwnPage })[OWN_PAGE]

/**
 * Whether the page belongs to the member who is signed in here. The cookie may know somebody this browser no longer knows, or another one: then
 * the browser is right, that session ends, and the page comes again without it.
 */
export async function isOwnPageHere({ owner }: OwnPage): Promise<boolean> {
  if (!owner || ((owner.guest || hasMember()) && localStorage.getItem('account') === owner.account)) return true
  const { isTakenOver } = await import('./other-owner.ts')
  return isTakenOver(owner)
}
