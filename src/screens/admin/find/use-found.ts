import { settingPartText, settingText } from '#language/admin/admin-settings.text.ts'
import { useLanguage } from '#language/texts.ts'
import { find } from '#modules/finder/finder.paths.ts'
import { foldWord, isEnough } from '#modules/finder/finder.rules.ts'
import { usePause } from '#desk/use-pause.ts'
import { KEEP_LAST, useDeskQuery } from '#desk/desk-query.ts'
import { useMay } from '#screens/admin/session/session.ts'
import { type Finding, findPlaces, type Place } from '#desk/find/found-places.ts'
import { asFound } from './found-things.ts'

const PAUSE_MS = 180
const OPTIONS = { ...KEEP_LAST, refetchInterval: false, staleTime: 10_000 } as const

/** Each setting, and each field of one: whoever looks for the FPS ID need not know that it stands under payments. */
const settings: readonly Place[] = Object.entries(settingText).flatMap(([setting, called]) => {
  const path = `/admin/settings#setting-${setting}`
  const fields = Object.entries(settingPartText).filter(([part]) => part.startsWith(`${setting}.`))
  return [
    { path, name: called },
    ...fields.map(([, { en, zh }]) => ({ path, name: { en: `${called.en}: ${en}`, zh: `${called.zh}：${zh}` } })),
  ]
})

/** Places are found at once, by what this page knows; the rest when the typing pauses, by what the shop says. */
export function useFound(rooms: readonly Place[], typed: string): Finding {
  const language = useLanguage()
  const may = useMay()
  const folded = foldWord(typed)
  const rested = usePause(folded, PAUSE_MS)
  const asks = isEnough(folded)
  const things = useDeskQuery(find, { word: rested }, { ...OPTIONS, enabled: asks && isEnough(rested) })
  const places = findPlaces('room', rooms, typed, language)
  const parts = folded !== '' && may('change-settings') ? findPlaces('setting', settings, typed, language) : []
  const others = asks ? (things.data?.list ?? []).map((thing) => asFound(thing, may)) : []
  return {
    found: [...places, ...parts, ...others],
    isLooking: asks && (rested !== folded || things.isFetching),
    isAway: asks && things.error !== null,
  }
}
