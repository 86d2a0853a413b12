import { type FormEvent, useEffect, useRef } from 'react'
import { genderText, memberDetailsText } from '#language/account/member-details.text.ts'
import { ownDetailsText } from '#language/frame/own-details.text.ts'
import { uiText } from '#language/frame/ui.text.ts'
import { useTexts } from '#language/texts.ts'
import { type Gender, genders, LONGEST_NICKNAME } from '#modules/members/member-details.rules.ts'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { SelectField, TextField } from '#ui/fields.tsx'
import { AvatarField } from './avatar-field.tsx'
import { ContactFields } from './contact-details.tsx'
import { AccountFrame, AccountWaiting } from './account-frame.tsx'
import { FormTold, OwnForm } from '../own-form.tsx'
import { ShopChoices } from './shop-choices.tsx'
import { type ToldDetails, useDetails } from './use-details.ts'

const SHORT = { widest: LONGEST_NICKNAME, noLeadingBlank: true }

/** What a member tells of themselves. */
export function MemberDetails() {
  const texts = useTexts(memberDetailsText)
  const own = useTexts(ownDetailsText)
  const ui = useTexts(uiText)
  const details = useDetails()
  return (
    <AccountFrame title={texts.title} path="/myaccount/info" lead={texts.lead}>
      {details.told ? (
        <MemberForm {...details} told={details.told} />
      ) : details.failed ? (
        <EmptyState title={own.failed} action={<Button onClick={() => void details.load()}>{ui.retry}</Button>} />
      ) : (
        <AccountWaiting />
      )}
    </AccountFrame>
  )
}

function MemberForm({ told, inviteCode, problems, busy, change, save }: ToldDetails) {
  const texts = useTexts(memberDetailsText)
  const own = useTexts(ownDetailsText)
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus(), [problems])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void save(told, own.saved)
  }
  return (
    <OwnForm path="/myaccount/info" ref={form} className="member-form" noValidate onSubmit={submit}>
      <FormTold form="details" done={{ saved: own.saved }} />
      <h2>{texts.yourself}</h2>
      <AvatarField uploadId={told.avatar ?? ''} onChange={(avatar) => change({ avatar })} />
      <OwnFields {...{ told, problems, change }} />
      {inviteCode ? (
        <p className="invite">
          <span className="field-label">{texts.invite}</span>
          <b>{inviteCode}</b>
        </p>
      ) : null}
      <h2>{texts.contact}</h2>
      <ContactFields {...{ told, problems, change }} />
      <h2>{texts.shop}</h2>
      <ShopChoices {...{ told, change }} />
      <Button type="submit" full busy={busy}>
        {busy ? own.saving : own.save}
      </Button>
    </OwnForm>
  )
}

function OwnFields({ told, problems, change }: Pick<ToldDetails, 'told' | 'problems' | 'change'>) {
  const texts = useTexts(memberDetailsText)
  const names = useTexts(genderText)
  const field = (name: 'nickname' | 'signature' | 'birthday') => ({
    label: texts[name],
    name,
    value: told[name] ?? '',
    problem: problems[name],
    onChange: ({ target }: { target: { value: string } }) => change({ [name]: target.value }),
  })
  return (
    <>
      <TextField autoComplete="nickname" hint={texts.width} typing={SHORT} {...field('nickname')} />
      <TextField autoComplete="off" hint={texts.width} typing={SHORT} {...field('signature')} />
      <SelectField
        label={texts.gender}
        name="gender"
        value={told.gender ?? 'confidential'}
        onChange={({ target }) => change({ gender: target.value as Gender })}
        options={genders.toReversed().map((gender) => ({ value: gender, name: names[gender] }))}
      />
      <TextField type="date" autoComplete="bday" min="1900-01-01" {...field('birthday')} />
    </>
  )
}
