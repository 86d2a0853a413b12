import { useCallback, useEffect, useState } from 'react'
import { WIRE_LANGUAGE } from '#language/languages.ts'
import { mirroredPath, useLanguage } from '#language/texts.ts'
import type { DetailsAsked } from '#modules/members/members.contract.ts'
import { getDetails, updateDetails } from '#modules/members/members.paths.ts'
import { call } from '#platform/wire/call-client.ts'
import { toast } from '#ui/toasts.ts'

export type Details = ReturnType<typeof useDetails>
export type ToldDetails = Omit<Details, 'told'> & { told: DetailsAsked }

/** What somebody has told of themselves, and what becomes of it in a form. */
export function useDetails() {
  const language = WIRE_LANGUAGE[useLanguage()]
  const [told, setTold] = useState<DetailsAsked>()
  const [kept, setKept] = useState(false)
  const [inviteCode, setInviteCode] = useState('')
  const [failed, setFailed] = useState(false)
  const [busy, setBusy] = useState(false)
  const [problems, setProblems] = useState<Record<string, string>>({})
  const load = useCallback(async () => {
    setFailed(false)
    const result = await call(getDetails, {}, { quiet: true })
    if (!result.ok) return setFailed(true)
    const { account: _, kept: isKept, inviteCode: invite, memberSince: __, ...own } = result.data
    setInviteCode(invite)
    setTold({ ...own, language: own.language ?? language, sexType: own.sexType ?? (/sexType=2/.test(document.cookie) ? 2 : 1) })
    return setKept(isKept)
  }, [language])
  useEffect(() => void load(), [load])
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
