import { useState } from 'react'
import { payoutText } from '#language/buying/payout.text.ts'
import { fieldProblems } from '#language/field-problems.ts'
import { useLanguage, useTexts } from '#language/texts.ts'
import { findBank, payoutBanks } from '#language/buying/banks.ts'
import { accountProblem, type PayoutAccount } from '#modules/treasury/payouts/payout.rules.ts'
import { SelectField, TextField, Tick } from '#ui/fields.tsx'

const NOTHING: PayoutAccount = { bankCode: '', account: '', payee: '' }
type Problems = { [Field in keyof PayoutAccount]?: string }

/** A bank account in Hong Kong that money goes to. */
export function AccountFields({ typed, change, sure, setSure, isUnusual, problems }: ReturnType<typeof useTypedAccount>) {
  const language = useLanguage()
  const texts = useTexts(payoutText)
  const digits = findBank(typed.bankCode)?.digits
  const field = (name: keyof PayoutAccount) => ({
    value: typed[name],
    problem: problems[name],
    id: `payout-${name}`,
    onChange: ({ target }: { target: { value: string } }) => change(name, target.value),
  })
  return (
    <>
      <SelectField
        label={texts.bank}
        placeholder={texts.chooseBank}
        options={payoutBanks.map(({ code, ...names }) => ({ value: code, name: `${code} ${names[language]}` }))}
        {...field('bankCode')}
      />
      <TextField
        label={texts.account}
        hint={[texts.accountHint, digits ? texts.usual(...digits) : ''].filter(Boolean).join(language === 'zh' ? '' : ' ')}
        inputMode="numeric"
        autoComplete="off"
        maxLength={40}
        {...field('account')}
      />
      {isUnusual ? (
        <Tick checked={sure} onChange={({ target }) => setSure(target.checked)}>
          {texts.sure}
        </Tick>
      ) : null}
      <TextField
        label={texts.payee}
        hint={texts.payeeHint}
        autoComplete="name"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={70}
        {...field('payee')}
      />
    </>
  )
}

/** What is typed of it; a number of unusual length is asked about once. */
export function useTypedAccount() {
  const language = useLanguage()
  const [typed, setTyped] = useState(NOTHING)
  const [sure, setSure] = useState(false)
  const [isUnusual, setUnusual] = useState(false)
  const [problems, setProblems] = useState<Problems>({})
  const change = (name: keyof PayoutAccount, value: string) => {
    setTyped({ ...typed, [name]: value })
    setProblems({ ...problems, [name]: undefined })
    if (name !== 'payee') setSure(false)
  }
  /** Says beside its field what will not do, and goes there. */
  const check = (): boolean => {
    const wrong = accountProblem(typed, sure)
    setUnusual(wrong?.problem === 'payout-account-length' || sure)
    setProblems(wrong ? { [wrong.field]: fieldProblems[wrong.problem][language] } : {})
    if (wrong) document.getElementById(`payout-${wrong.field}`)?.focus()
    return wrong === undefined
  }
  return { typed, change, sure, setSure, isUnusual, problems, check }
}
