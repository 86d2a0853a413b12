import { recordChoice } from '#modules/popular-searches/popular-searches.paths.ts'
import { call } from '#platform/wire/call-client.ts'

type Visited = { navigation?: { currentEntry?: { index: number } | null; entries?: () => { url: string | null }[] } }

/** The page of this shop from which this one was opened, as far as the browser says. */
function addressBefore(): string {
  const { navigation }: Visited = window
  const at = navigation?.currentEntry?.index ?? 0
  return navigation?.entries?.()[at - 1]?.url ?? document.referrer
}

/** A piece opened from the results of a search is told to the shop, without a name: the next who search so see it sooner. */
export function sayChosen(spuCode: string): void {
  const before = URL.parse?.(addressBefore())
  const searchWord = before?.origin === location.origin ? before.searchParams.get('keyword')?.trim() : ''
  if (searchWord && searchWord.length <= 100) void call(recordChoice, { searchWord, spuCode }, { quiet: true })
}
