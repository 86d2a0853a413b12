import { useCallback, useState } from 'react'
import { WIRE_LANGUAGE } from '#language/languages.ts'
import { mirroredPath, useLanguage } from '#language/texts.ts'
import type { DetailsAsked } from '#modules/members/members.contract.ts'
import { getDetails, updateDetails } from '#modules/members/members.paths.ts'
import { call } from '#platform/wire/call-client.ts'
import type { MakeCall } from '#platform/wire/call-path.ts'
import { toast } from '#ui/toasts.ts'
import { type OwnPlace, quietly, useLoading, useSent, useTried } from '../../own-page.tsx'

type Details = ReturnType<typeof useDetails>
export type ToldDetails = Omit<Details, 'told'> & { told: DetailsAsked }

type Own = { told: DetailsAsked; kept: boolean; inviteCode: string }

/** Until they choose, somebody's language and side are those of the page. */
export async function loadDetails(call: MakeCall, at: Pick<OwnPlace, 'language' | 'side'>): Promise<Own | undefined> {
  const result = await call(getDetails, {})
  if (!result.ok) return undefined
  const { account: _, kept, inviteCode, memberSince: __, ...own } = result.data
  const language = own.language ?? WIRE_LANGUAGE[at.language]
  return { told: { ...own, language, sexType: own.sexType ?? (at.side === 'men' ? 2 : 1) }, kept, inviteCode }
}

/** As a form without script sends them. */
function asTried(told: DetailsAsked, values: Record<string, string>): DetailsAsked {
  return { ...told, ...values, sexType: values.sexType === '2' ? 2 : 1 }
}

/** What somebody has told of themselves, and what becomes of it in a form. */
export function useDetails() {
  const pageLanguage = useLanguage()
  const language = WIRE_LANGUAGE[pageLanguage]
  const sent = useSent<typeof loadDetails>()
  const tried = useTried('details')
  const [told, setTold] = useState(sent && tried ? asTried(sent.told, tried.values) : sent?.told)
  const [kept, setKept] = useState(sent?.kept ?? false)
  const [inviteCode, setInviteCode] = useState(sent?.inviteCode ?? '')
  const [failed, setFailed] = useState(false)
  const [busy, setBusy] = useState(false)
  const [problems, setProblems] = useState<Record<string, string>>(tried?.problems ?? {})
  const load = useCallback(async () => {
    setFailed(false)
    const side = /sexType=2/.test(document.cookie) ? 'men' : 'women'
    const own = await loadDetails(quietly, { language: pageLanguage, side })
    if (!own) return setFailed(true)
    setInviteCode(own.inviteCode)
    setTold(own.told)
    return setKept(own.kept)
  }, [pageLanguage])
  useLoading(load, sent !== undefined)
  const save = async (wanted: DetailsAsked, words: string): Promise<void> => {
    if (busy) return
    setBusy(true)
    const result = await call(updateDetails, wanted, { quiet: true })
    setBusy(false)
    setProblems(result.ok ? {} : (result.data.fields ?? {}))
    if (!result.ok) return result.data.fields ? undefined : toast('error', result.msg)
    setTold(wanted)
    setKept(result.data.kept)
    toast('success', words)
    followChoices(wanted, language)
  }
  return {
    told,
    kept,
    inviteCode,
    failed,
    busy,
    problems,
    load,
    save,
    change: (part: Partial<DetailsAsked>) => told && setTold({ ...told, ...part }),
  }
}

const YEAR_SECONDS = 31_536_000

/** What was chosen here holds at once and for every page. */
function followChoices(chosen: DetailsAsked, language: DetailsAsked['language']): void {
  const remember = (name: string, value: string) => {
    document.cookie = `${name}=${value}; path=/; max-age=${YEAR_SECONDS}; samesite=lax`
  }
  remember('sexType', String(chosen.sexType))
  remember('locale', chosen.language)
  if (chosen.language !== language) location.assign(mirroredPath(location.pathname))
}
