import { useCallback, useRef, useState } from 'react'
import { careText } from '#language/account/care.text.ts'
import { useTexts } from '#language/texts.ts'
import type { BookCareInput, CareDaysWire, CarePiece, CareWire, MoveCareInput } from '#modules/care/care.contract.ts'
import { bookCare, cancelCare, listCare, listCareDays, moveCare } from '#modules/care/care.paths.ts'
import { type CarePlace, carePlaces } from '#modules/care/care.rules.ts'
import { call } from '#platform/wire/call-client.ts'
import type { CallResult, MakeCall } from '#platform/wire/call-path.ts'
import { toast } from '#ui/toasts.ts'
import { type OwnPlace, quietly, useLoading, useSent } from '../../own-page.tsx'

/** `days`: what is free at the place an address names, as a browser without script goes on to it. */
export type Care = { pieces: CarePiece[]; place: CarePlace; days?: CareDaysWire['days'] }

export async function loadCare(call: MakeCall, { search }: Pick<OwnPlace, 'search'>): Promise<Care | undefined> {
  const place = carePlaces.find((one) => one === search.get('place')) ?? carePlaces[0]
  const isChoosing = search.has('unit') || search.has('booking')
  const [care, free] = await Promise.all([call(listCare, {}), isChoosing ? call(listCareDays, { place }) : undefined])
  return care.ok ? { pieces: care.data.pieces, place, ...(free?.ok && { days: free.data.days }) } : undefined
}

/** What one appointment is to become; answers whether it has. */
export type ChangeCare = (
  wanted: ({ act: 'book' } & BookCareInput) | ({ act: 'move' } & MoveCareInput) | { act: 'cancel'; bookingId: string },
) => Promise<boolean>

export function useCare() {
  const texts = useTexts(careText)
  const sent = useSent<typeof loadCare>()
  const [pieces, setPieces] = useState(sent?.pieces)
  const [failed, setFailed] = useState(false)
  const [busy, setBusy] = useState(false)
  const isBusy = useRef(false)
  const load = useCallback(async () => {
    setFailed(false)
    const found = await quietly(listCare, {})
    if (found.ok) setPieces(found.data.pieces)
    else setFailed(true)
  }, [])
  useLoading(load, sent !== undefined)
  const change: ChangeCare = async (wanted) => {
    if (isBusy.current) return false
    isBusy.current = true
    setBusy(true)
    const result = await send(wanted)
    isBusy.current = false
    setBusy(false)
    if (result.ok) setPieces(result.data.pieces)
    else void load()
    toast(result.ok ? 'success' : 'error', result.ok ? (wanted.act === 'cancel' ? texts.cancelled : texts.booked) : result.msg)
    return result.ok
  }
  return { pieces, sent, failed, busy, load, change }
}

function send({ act, ...wanted }: Parameters<ChangeCare>[0]): Promise<CallResult<CareWire>> {
  if (act === 'book') return call(bookCare, wanted as BookCareInput, { quiet: true })
  if (act === 'move') return call(moveCare, wanted as MoveCareInput, { quiet: true })
  return call(cancelCare, wanted as { bookingId: string }, { quiet: true })
}
