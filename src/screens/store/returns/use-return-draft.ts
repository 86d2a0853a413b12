import { useEffect, useState } from 'react'
import type { ReturnChoiceWire } from '#modules/returns/returns.contract.ts'
import type { ReturnKind, ReturnReason } from '#modules/returns/returns.rules.ts'
import type { SentPicture } from '../pictures-field.tsx'

/** What is chosen and typed: each piece with its reason, `''` until one is chosen. */
export type Chosen = { units: Record<string, ReturnReason | ''>; note: string; toBalance: boolean }
export type ReturnDraft = Chosen & { pictures: readonly SentPicture[] }

export const isChoosable = ({ reasons, cancel }: ReturnChoiceWire): boolean => reasons.length > 0 || cancel !== ''

const keyOf = (orderNo: string, kind: ReturnKind): string => `praya:return:${kind}:${orderNo}`

/** Kept for this tab, so that neither a reload nor the way back loses it. */
export function useReturnDraft(orderNo: string, kind: ReturnKind, pieces: readonly ReturnChoiceWire[], unit: string) {
  const [draft, setDraft] = useState<Chosen>(() => readDraft(keyOf(orderNo, kind), pieces) ?? startWith(pieces, unit))
  useEffect(() => {
    try {
      sessionStorage.setItem(keyOf(orderNo, kind), JSON.stringify(draft))
    } catch {
      // A browser that keeps nothing still sends what is on the screen.
    }
  }, [draft, orderNo, kind])
  const chosen = Object.values(draft.units)
  return {
    draft,
    change: (changes: Partial<Chosen>) => setDraft((before) => ({ ...before, ...changes })),
    isWhole: chosen.length > 0 && (kind === 'cancel' || !chosen.includes('')),
  }
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
