import { useCallback, useRef, useState } from 'react'
import { careText } from '#language/account/care.text.ts'
import { useTexts } from '#language/texts.ts'
import type { BookCareInput, CarePiece, CareWire, MoveCareInput } from '#modules/care/care.contract.ts'
import { bookCare, cancelCare, listCare, moveCare } from '#modules/care/care.paths.ts'
import { call } from '#platform/wire/call-client.ts'
import type { CallResult, MakeCall } from '#platform/wire/call-path.ts'
import { toast } from '#ui/toasts.ts'
import { quietly, useLoading, useSent } from '../../own-page.tsx'

export async function loadCare(call: MakeCall): Promise<CarePiece[] | undefined> {
  const result = await call(listCare, {})
  return result.ok ? result.data.pieces : undefined
}

/** What one appointment is to become; answers whether it has. */
export type ChangeCare = (
  wanted: ({ act: 'book' } & BookCareInput) | ({ act: 'move' } & MoveCareInput) | { act: 'cancel'; bookingId: string },
) => Promise<boolean>

export function useCare() {
  const texts = useTexts(careText)
  const sent = useSent(loadCare)
  const [pieces, setPieces] = useState(sent)
  const [failed, setFailed] = useState(false)
  const [busy, setBusy] = useState(false)
  const isBusy = useRef(false)
  const load = useCallback(async () => {
    setFailed(false)
    const found = await loadCare(quietly)
    if (found) setPieces(found)
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
  return { pieces, failed, busy, load, change }
}

function send({ act, ...wanted }: Parameters<ChangeCare>[0]): Promise<CallResult<CareWire>> {
  if (act === 'book') return call(bookCare, wanted as BookCareInput, { quiet: true })
  if (act === 'move') return call(moveCare, wanted as MoveCareInput, { quiet: true })
  return call(cancelCare, wanted as { bookingId: string }, { quiet: true })
}
