import { localPath } from '#language/texts.ts'
import type { Language } from '#language/languages.ts'
import { startMember } from '#platform/wire/call-client.ts'
import { remembered } from '../card/place-memory.ts'

/** Rooms of signing in are not where anybody was. */
const DOOR = /^(\/zh)?\/(member|login)(\/|$|\?)/

/** Begins the member's session in this browser and goes on where the shopper was; the whole page is loaded anew, as a member sees it. */
export function enterShop({ token, account }: { token: string; account: string }, language: Language): void {
  startMember(token, account)
  location.assign(placeBefore() ?? localPath(language, '/myaccount'))
}

function placeBefore(): string | undefined {
  for (const key of ['here', 'before'] as const) {
    const path = fullPathOf(remembered(key))
    if (path && isOwn(path) && !DOOR.test(path)) return path
  }
  return undefined
}

function fullPathOf(place: string): string | undefined {
  try {
    return (JSON.parse(place || '{}') as { fullPath?: string }).fullPath
  } catch {
    return undefined
  }
}

/** A path of this shop, whatever wrote it: never another host. */
const isOwn = (path: string): boolean => path.startsWith('/') && new URL(path, location.origin).origin === location.origin
