import { useState } from 'react'
import { adminBenchText } from '#language/admin/admin-bench.text.ts'
import { useTexts } from '#language/texts.ts'
import type { BenchPiece, DecidedWire } from '#modules/authentication/authentication.contract.ts'
import { decidePiece } from '#modules/authentication/authentication.paths.ts'
import {
  type Answer,
  answers,
  checklists,
  type PieceKind,
  problemOfFindings,
  type Result,
} from '#modules/authentication/checklists.rules.ts'
import { useDeskAction } from '#desk/desk-query.ts'
import { callAdmin } from '#screens/admin/session/session.ts'
import { newIdempotencyKey } from '#platform/wire/call-client.ts'

export type Photograph = { uploadId: string; hash: string; width: number; height: number; point: string }

/** What has been found of a piece so far, and what becomes of it. */
export function useDecision(piece: BenchPiece, onDone: (decided: DecidedWire) => void) {
  const texts = useTexts(adminBenchText)
  const [kind, setKind] = useState<PieceKind>(piece.kind)
  const [given, setGiven] = useState<Record<string, Answer>>({})
  const [pictures, setPictures] = useState<Photograph[]>([])
  const [problem, setProblem] = useState('')
  const isAgreed = piece.difference === 'agreed'
  const [key] = useState(newIdempotencyKey)
  const { act, busy } = useDeskAction((input: { result: Result; reason: string }) =>
    callAdmin(
      decidePiece,
      {
        ...input,
        unitId: piece.unitId,
        kind,
        answers: Object.fromEntries(checklists[kind].flatMap((point) => (given[point] ? [[point, given[point]]] : []))),
        pictures: pictures.map(({ uploadId, point }) => ({ uploadId, point })),
      },
      { idempotencyKey: `${key}-${input.result}` },
    ),
  )
  const decide = async (result: Result, reason = ''): Promise<string | undefined> => {
    if (busy) return undefined
    const missing = problemOfFindings({ kind, answers: given, pictures: pictures.length, result, reason, isAgreed })
    const differs = !isAgreed && checklists[kind].some((point) => given[point] === 'differs')
    const words = missing && (missing.field === 'pictures' ? texts.pictureMissing : differs ? texts.differing : texts.open)
    if (missing && missing.field !== 'reason') {
      setProblem(words ?? '')
      return undefined
    }
    setProblem('')
    const answer = await act({ result, reason })
    if (answer.ok) onDone(answer.data)
    else if (result === 'pass') setProblem(answer.msg)
    return answer.ok ? undefined : answer.msg
  }
  /** The next answer of a point, for whoever presses its key again. */
  const turn = (at: number) => {
    const point = checklists[kind][at]
    if (!point) return
    const now = given[point]
    setGiven({ ...given, [point]: answers[now ? (answers.indexOf(now) + 1) % answers.length : 0] ?? 'fits' })
  }
  return { kind, setKind, given, setGiven, pictures, setPictures, problem, busy, decide, turn }
}
