import { adminMembersText } from '#language/admin/admin-members.text.ts'
import { showMoment } from '#language/dates.ts'
import { useLanguage, useTexts } from '#language/texts.ts'
import { type AdminMemberWire, NoteMemberInput } from '#modules/members/admin-members.contract.ts'
import { noteMember } from '#modules/members/admin-members.paths.ts'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/fields.tsx'
import { toast } from '#ui/toasts.ts'
import { useDeskForm } from '#desk/use-desk-form.ts'
import { callAdmin } from '#screens/admin/session/session.ts'

type Props = { member: AdminMemberWire; replace: (member: AdminMemberWire) => void }

/** What one operator wants the next one to know. */
export function AdminMemberNotes({ member, replace }: Props) {
  const language = useLanguage()
  const texts = useTexts(adminMembersText)
  const { register, submit, problem, reset, refuse, refusal, busy } = useDeskForm(NoteMemberInput, {
    accountId: member.accountId,
    note: '',
  })
  const send = submit(async (input) => {
    const result = await callAdmin(noteMember, input)
    if (!result.ok) return refuse(result)
    reset()
    replace(result.data)
    return toast('success', texts.noted)
  })
  return (
    <section aria-labelledby="member-notes">
      <h2 id="member-notes">{texts.notes}</h2>
      {member.notes.length === 0 ? <p className="mute">{texts.noNotes}</p> : null}
      <ul className="admin-member-rows">
        {member.notes.map(({ noteId, note, actor, createTime }) => (
          <li key={noteId}>
            <span>{note}</span>
            <span>{actor}</span>
            <span className="mute">{showMoment(createTime, language)}</span>
          </li>
        ))}
      </ul>
      <form className="admin-member-note" noValidate onSubmit={send}>
        <TextField
          label={texts.note}
          hint={texts.noteHint}
          problem={problem('note') ?? refusal}
          maxLength={200}
          autoComplete="off"
          {...register('note')}
        />
        <Button type="submit" look="line" busy={busy}>
          {texts.addNote}
        </Button>
      </form>
    </section>
  )
}
