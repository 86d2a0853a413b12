import { useEffect, useRef, useState } from 'react'
import type { ReturnChoiceWire } from '#modules/returns/returns.contract.ts'
import type { ReturnKind, ReturnReason } from '#modules/returns/returns.rules.ts'
import type { Tried } from '#platform/wire/own-page.ts'
import type { SentPicture } from '../pictures-field.tsx'

/** What is chosen and typed: each piece with its reason, `''` until one is chosen. */
export type Chosen = { units: Record<string, ReturnReason | ''>; note: string; toBalance: boolean }
export type ReturnDraft = Chosen & { pictures: readonly SentPicture[] }

export const isChoosable = ({ reasons, cancel }: ReturnChoiceWire): boolean => reasons.length > 0 || cancel !== ''

const keyOf = (orderNo: string, kind: ReturnKind): string => `praya:return:${kind}:${orderNo}`

type From = { unit: string; tried: Tried | undefined }

/** Kept for this tab, so that neither a reload nor the way back loses it; or as it came without script. */
export function useReturnDraft(orderNo: string, kind: ReturnKind, pieces: readonly ReturnChoiceWire[], { unit, tried }: From) {
  const [draft, setDraft] = useState<Chosen>(() => (tried ? startAgain(pieces, tried) : startWith(pieces, unit)))
  const key = keyOf(orderNo, kind)
  // The server has drawn the page without knowing it.
  const isRead = useRef(false)
  useEffect(() => {
    const kept = isRead.current ? undefined : readDraft(key, pieces)
    isRead.current = true
    if (kept) setDraft(kept)
  }, [key, pieces])
  const change = (changes: Partial<Chosen>) => {
    const changed = { ...draft, ...changes }
    setDraft(changed)
    try {
      sessionStorage.setItem(key, JSON.stringify(changed))
    } catch {
      // A browser that keeps nothing still sends what is on the screen.
    }
  }
  const chosen = Object.values(draft.units)
  return { draft, change, isWhole: chosen.length > 0 && (kind === 'cancel' || !chosen.includes('')) }
}

/** It is on its way: the next request begins anew. */
export function forgetReturnDraft(orderNo: string, kind: ReturnKind): void {
  try {
    sessionStorage.removeItem(keyOf(orderNo, kind))
  } catch {
    // Nothing was kept.
  }
}

const startWith = (pieces: readonly ReturnChoiceWire[], unit: string): Chosen => ({
  units: pieces.some(({ unitId }) => unitId === unit) ? { [unit]: '' } : {},
  note: '',
  toBalance: false,
})

/** As a form without script says it. */
function startAgain(pieces: readonly ReturnChoiceWire[], { values }: Tried): Chosen {
  const chosen = pieces.filter(({ unitId }) => `unit-${unitId}` in values)
  const reasonOf = ({ unitId, reasons }: ReturnChoiceWire) =>
    reasons.find((reason) => reason === values[`reason-${unitId}`]) ?? ('' as const)
  return {
    units: Object.fromEntries(chosen.map((piece) => [piece.unitId, reasonOf(piece)])),
    note: values.note ?? '',
    toBalance: values.where === 'balance',
  }
}

/** Of what was kept, what can still be chosen. */
function readDraft(key: string, pieces: readonly ReturnChoiceWire[]): Chosen | undefined {
  try {
    const kept = JSON.parse(sessionStorage.getItem(key) ?? 'null') as Chosen | null
    if (!kept) return undefined
    const units = Object.entries(kept.units).filter(([unitId, reason]) =>
      pieces.some((piece) => piece.unitId === unitId && (reason === '' || piece.cancel !== '' || piece.reasons.includes(reason))),
    )
    return { units: Object.fromEntries(units), note: kept.note, toBalance: kept.toBalance ?? false }
  } catch {
    return undefined
  }
}
