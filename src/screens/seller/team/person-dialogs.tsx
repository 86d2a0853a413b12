import { type FormEventHandler, useState } from 'react'
import { shopOwnersText } from '#language/seller/shop-owners.text.ts'
import { sellerTeamText } from '#language/seller/seller-team.text.ts'
import { localPath, useLanguage, useTexts } from '#language/texts.ts'
import { type PeopleWire, SavePersonInput } from '#modules/merchants/people.contract.ts'
import { endPerson, leaveTeam, listPeople, makeOwner, savePerson } from '#modules/merchants/people.paths.ts'
import { answerDeskQuery, useDeskAction } from '#desk/desk-query.ts'
import { DeskDialog } from '#desk/dialog.tsx'
import { DeskDialogForm } from '#desk/dialog-form.tsx'
import { useDeskForm } from '#desk/use-desk-form.ts'
import { callSeller, useActing } from '#screens/seller/frame/seller-session.ts'
import { Button } from '#ui/button.tsx'
import { toast } from '#ui/toasts.ts'
import { FactorGate, useFactorGate } from '#screens/seller/security/factor-gate.tsx'
import { ScopeChoice } from './scope-choice.tsx'

type Props = { person: PeopleWire['list'][number]; onClose: () => void }

/** What of all somebody may do here is given to a colleague; what the colleague has already may stay. */
export function PersonDialog({ person, onClose }: Props) {
  const texts = useTexts(sellerTeamText)
  const { isAsked, isFactor } = useFactorGate()
  const given: SavePersonInput = { personId: person.personId, scopes: person.scopes }
  const { register, submit, refuse, problem, refusal, busy } = useDeskForm<SavePersonInput>(SavePersonInput, given)
  const send = submit(async (input) => {
    const result = await callSeller(savePerson, input)
    if (!result.ok) return isFactor(result) ? undefined : refuse(result)
    answerDeskQuery(listPeople, {}, result.data)
    toast('success', texts.saved)
    return onClose()
  })
  const form = (
    <DeskDialogForm onSubmit={send} onClose={onClose} press={texts.save} busy={busy} refusal={refusal}>
      <ScopeChoice field={register('scopes')} held={person.scopes} problem={problem('scopes')} />
    </DeskDialogForm>
  )
  return (
    <DeskDialog onClose={onClose} title={texts.changeTitle(person.name)}>
      {isAsked ? <FactorGate onClose={onClose}>{form}</FactorGate> : form}
    </DeskDialog>
  )
}

export function EndPersonDialog({ person, onClose }: Props) {
  const texts = useTexts(sellerTeamText)
  const { act, busy } = useDeskAction(() => callSeller(endPerson, { personId: person.personId }))
  const end = async () => {
    const result = await act(undefined)
    if (!result.ok) return toast('error', result.msg)
    answerDeskQuery(listPeople, {}, result.data)
    toast('success', texts.ended)
    return onClose()
  }
  const foot = (
    <Button busy={busy} onClick={() => void end()}>
      {texts.end}
    </Button>
  )
  return (
    <DeskDialog onClose={onClose} title={texts.endTitle(person.name)} foot={foot}>
      <p>{texts.endWords}</p>
    </DeskDialog>
  )
}

/** At once, with the second factor of the owner who decides it. */
export function MakeOwnerDialog({ person, onClose }: Props) {
  const texts = useTexts(shopOwnersText)
  return (
    <DeskDialog onClose={onClose} title={texts.makeOwnerTitle(person.name)}>
      <FactorGate onClose={onClose}>
        <MakeOwner person={person} onClose={onClose} />
      </FactorGate>
    </DeskDialog>
  )
}

function MakeOwner({ person: { personId }, onClose }: Props) {
  const texts = useTexts(shopOwnersText)
  const [refusal, setRefusal] = useState<string>()
  const { act, busy } = useDeskAction(() => callSeller(makeOwner, { personId }))
  const make = async () => {
    const result = await act(undefined)
    if (!result.ok) return setRefusal(result.msg)
    answerDeskQuery(listPeople, {}, result.data)
    toast('success', texts.madeOwner)
    return onClose()
  }
  const send: FormEventHandler = (event) => {
    event.preventDefault()
    void make()
  }
  return (
    <DeskDialogForm onSubmit={send} onClose={onClose} press={texts.makeOwner} busy={busy} refusal={refusal}>
      <p>{texts.makeOwnerWords}</p>
    </DeskDialogForm>
  )
}

/** One leaves the team oneself; its only owner reads what to do first. */
export function LeaveDialog({ onClose }: { onClose: () => void }) {
  const language = useLanguage()
  const texts = useTexts(shopOwnersText)
  const merchantId = useActing()?.merchantId ?? ''
  const [refusal, setRefusal] = useState<string>()
  const { act, busy } = useDeskAction(() => callSeller(leaveTeam, { merchantId }))
  const leave = async () => {
    const result = await act(undefined)
    if (!result.ok) return setRefusal(result.msg)
    return location.assign(localPath(language, '/seller'))
  }
  const send: FormEventHandler = (event) => {
    event.preventDefault()
    void leave()
  }
  return (
    <DeskDialog onClose={onClose} title={texts.leaveTitle}>
      <DeskDialogForm onSubmit={send} onClose={onClose} press={texts.leave} busy={busy} refusal={refusal}>
        <p>{texts.leaveWords}</p>
      </DeskDialogForm>
    </DeskDialog>
  )
}
