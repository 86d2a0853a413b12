import { type FormEvent, useState } from 'react'
import { houseRuleText } from '#language/moderation/house-rules.text.ts'
import { moderationWordsText } from '#language/moderation/moderation-words.text.ts'
import { useTexts } from '#language/texts.ts'
import type { AddWordInput } from '#modules/moderation/words/words.contract.ts'
import { addModerationWord, listModerationWords } from '#modules/moderation/words/words.paths.ts'
import { houseRuleNames } from '#modules/moderation/queue/cases.rules.ts'
import { wordEffects, wordLanguages } from '#modules/moderation/words/word-names.rules.ts'
import { useCaseStep } from '#desk/case/use-case-step.ts'
import { askAgain } from '#desk/desk-query.ts'
import { callAdmin } from '#screens/admin/session/session.ts'
import { Button } from '#ui/button.tsx'
import { SelectField, TextField, Tick } from '#ui/fields.tsx'
import { toast } from '#ui/toasts.ts'

const EMPTY: AddWordInput = {
  ...{ word: '', language: 'en', severity: 2, follows: 'wait', rule: 'harassment' },
  ...{ isWhole: true, namesOnly: false },
}

/** A new word of the draft; what else was chosen stays for the next one. */
export function AddWord() {
  const texts = useTexts(moderationWordsText)
  const [said, setSaid] = useState(EMPTY)
  const change = (changes: Partial<AddWordInput>) => setSaid((before) => ({ ...before, ...changes }))
  const { problems, refusal, busy, send } = useCaseStep({
    call: (word: AddWordInput, options) => callAdmin(addModerationWord, word, options),
    onDone: () => {
      change({ word: '' })
      askAgain(listModerationWords)
      toast('success', texts.addDone)
    },
    onRefused: () => askAgain(listModerationWords),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void send(said)
  }
  return (
    <form className="mod-add" aria-label={texts.addTitle} noValidate onSubmit={submit}>
      <TextField
        label={texts.word}
        hint={texts.wordHint}
        maxLength={60}
        autoComplete="off"
        spellCheck={false}
        value={said.word}
        problem={problems.word}
        onChange={({ target }) => change({ word: target.value })}
      />
      <Choices said={said} change={change} />
      <Tick checked={said.isWhole} onChange={({ target }) => change({ isWhole: target.checked })}>
        {texts.whole}
      </Tick>
      <Tick checked={said.namesOnly} onChange={({ target }) => change({ namesOnly: target.checked })}>
        {texts.names}
      </Tick>
      <div role="alert">{refusal ? <p className="field-problem">{refusal}</p> : null}</div>
      <Button type="submit" busy={busy}>
        {texts.add}
      </Button>
    </form>
  )
}

function Choices({ said, change }: { said: AddWordInput; change: (changes: Partial<AddWordInput>) => void }) {
  const texts = useTexts(moderationWordsText)
  const rules = useTexts(houseRuleText)
  const severities = [
    { severity: 1 as const, name: texts.severity1 },
    { severity: 2 as const, name: texts.severity2 },
    { severity: 3 as const, name: texts.severity3 },
  ]
  return (
    <>
      <SelectField
        label={texts.language}
        value={said.language}
        options={wordLanguages.map((one) => ({ value: one, name: texts[one] }))}
        onChange={({ target }) => change({ language: wordLanguages.find((one) => one === target.value) ?? 'en' })}
      />
      <SelectField
        label={texts.rule}
        value={said.rule}
        options={houseRuleNames.map((one) => ({ value: one, name: rules[one] }))}
        onChange={({ target }) => change({ rule: houseRuleNames.find((one) => one === target.value) ?? 'spam' })}
      />
      <SelectField
        label={texts.severity}
        value={`${said.severity}`}
        options={severities.map(({ severity, name }) => ({ value: `${severity}`, name }))}
        onChange={({ target }) =>
          change({ severity: severities.find(({ severity }) => `${severity}` === target.value)?.severity ?? 2 })
        }
      />
      <SelectField
        label={texts.follows}
        value={said.follows}
        options={wordEffects.map((one) => ({ value: one, name: texts[one] }))}
        onChange={({ target }) => change({ follows: wordEffects.find((one) => one === target.value) ?? 'wait' })}
      />
    </>
  )
}
