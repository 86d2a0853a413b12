import { type FormEvent, useCallback, useEffect, useRef, useState } from 'react'
import { challengeText } from '#language/member/challenge.text.ts'
import { useTexts } from '#language/texts.ts'
import type { ChallengeWire } from '#modules/members/challenges.contract.ts'
import { getChallenge } from '#modules/members/challenges.paths.ts'
import { call } from '#platform/wire/call-client.ts'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/fields.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { type ChallengeAsked, useChallengeAsked } from './challenge-asked.ts'
import { findNumber } from '#screens/challenge-work.ts'
import './challenge.css'

/** Over the way in, only when the shop asks for it: a picture with digits, or a wait for whoever cannot see it. */
export function ChallengeSheet() {
  const texts = useTexts(challengeText)
  const asked = useChallengeAsked()
  return (
    <Sheet open={asked !== undefined} onClose={() => asked?.answer(undefined)} title={texts.title} side="centre">
      {asked ? <Challenge asked={asked} /> : null}
    </Sheet>
  )
}

function Challenge({ asked }: { asked: ChallengeAsked }) {
  const texts = useTexts(challengeText)
  const { picture, digits, setDigits, problem, busy, fresh, send, work } = useChallenge(asked)
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => form.current?.querySelector('input')?.focus(), [asked])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    send()
  }
  return (
    <form ref={form} className="challenge" noValidate onSubmit={submit}>
      <p>{asked.isWrong ? texts.lead : asked.msg}</p>
      <div className="challenge-picture">
        {picture ? <img src={picture} alt={texts.picture} width={240} height={88} /> : null}
      </div>
      <TextField
        label={texts.digits}
        name="challenge"
        data-autofocus
        inputMode="numeric"
        autoComplete="off"
        value={digits}
        problem={problem}
        onChange={({ target }) => setDigits(target.value.normalize('NFKC').replace(/\D/g, '').slice(0, 5))}
      />
      <Button type="submit" full busy={busy === 'sending'}>
        {texts.go}
      </Button>
      <div className="challenge-ways">
        <Button look="text" onClick={() => void fresh()}>
          {texts.another}
        </Button>
        <Button look="text" onClick={() => void work()}>
          {texts.cannotSee}
        </Button>
      </div>
      <p role="status" className="field-hint">
        {busy === 'working' ? texts.working : ''}
      </p>
    </form>
  )
}

/** The question of the moment, and the two ways to answer it. */
function useChallenge(asked: ChallengeAsked) {
  const texts = useTexts(challengeText)
  const [known, setKnown] = useState<ChallengeWire>()
  const [digits, setDigits] = useState('')
  const [problem, setProblem] = useState<string>()
  const [busy, setBusy] = useState<'sending' | 'working'>()
  const turn = useRef(0)
  const ask = useCallback(async (kind: 'picture' | 'work') => {
    turn.current += 1
    setDigits('')
    const result = await call(getChallenge, { kind }, { quiet: true })
    if (!result.ok) setProblem(result.msg)
    return result.ok ? result.data : undefined
  }, [])
  const fresh = useCallback(async () => {
    setBusy(undefined)
    setKnown(await ask('picture'))
  }, [ask])
  useEffect(() => {
    setProblem(asked.isWrong ? asked.msg : undefined)
    void fresh()
  }, [asked, fresh])
  // Whoever leaves, or asks for a picture after all, has nothing worked on.
  useEffect(() => () => void (turn.current += 1), [])
  return {
    ...{ picture: known?.picture ?? undefined, digits, setDigits, problem, busy, fresh },
    send: () => {
      if (digits === '') return setProblem(texts.needed)
      setBusy('sending')
      return asked.answer({ challengeId: known?.challengeId ?? '', challengeAnswer: digits })
    },
    work: async () => {
      setBusy('working')
      setProblem(undefined)
      const given = await ask('work')
      const mine = turn.current
      if (!given?.target) return setBusy(undefined)
      const { challengeId, target, most } = given
      const number = await findNumber({ challengeId, target, most }, () => turn.current !== mine)
      if (number !== undefined && turn.current === mine) asked.answer({ challengeId, challengeAnswer: number })
    },
  }
}
