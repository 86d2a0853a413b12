import type { Owner } from '#platform/wire/own-page.ts'

const send = (path: string, { mark }: Owner): Promise<Response | undefined> =>
  fetch(path, { method: 'POST', body: new URLSearchParams({ mark }) }).catch(() => undefined)

/** A guest whose browser has begun to run script goes on as the same one; on the page of anyone else the guest leaves it. */
export async function isTakenOver(owner: Owner): Promise<boolean> {
  if (owner.guest && localStorage.getItem('access_token') === null && (await hasBecome(owner))) return true
  document.body.hidden = true
  const ended = await send('/member/signOut', owner)
  if (ended?.ok) location.reload()
  else location.replace('/')
  return false
}

async function hasBecome(owner: Owner): Promise<boolean> {
  const answered = await send('/member/guest', owner)
  if (!answered?.ok) return false
  const { token } = (await answered.json()) as { token: string }
  for (const [name, value] of Object.entries({ access_token: token, account: owner.account, isVisitor: 'true' }))
    localStorage.setItem(name, value)
  return true
}
