import { type FormEvent, useState } from 'react'
import { adminAuditText, auditActionText, isNamedAction } from '#language/admin/admin-audit.text.ts'
import { useTexts } from '#language/texts.ts'
import { listAuditKinds } from '#modules/audit/audit.paths.ts'
import { ONCE, useDeskQuery } from '#desk/desk-query.ts'
import { Button } from '#ui/button.tsx'
import { SelectField, TextField } from '#ui/fields.tsx'
import type { AuditQuery } from './use-audit-address.ts'

const NONE: AuditQuery = { actorId: '', action: '', subjectId: '', from: '', to: '' }

export function AuditFilters({ query, onShow }: { query: AuditQuery; onShow: (query: AuditQuery) => void }) {
  const texts = useTexts(adminAuditText)
  const [wanted, want] = useState(query)
  const send = (event: FormEvent) => {
    event.preventDefault()
    onShow({ ...wanted, subjectId: wanted.subjectId.trim() })
  }
  const field = (name: keyof AuditQuery) => ({
    value: wanted[name],
    onChange: ({ target }: { target: { value: string } }) => want({ ...wanted, [name]: target.value }),
  })
  const { actors, actions } = useChoices(query)
  return (
    <form className="admin-audit-filters" role="search" aria-label={texts.title} onSubmit={send}>
      <SelectField label={texts.who} placeholder={texts.anybody} options={actors} {...field('actorId')} />
      <SelectField label={texts.what} placeholder={texts.anything} options={actions} {...field('action')} />
      <TextField label={texts.which} maxLength={120} autoComplete="off" spellCheck={false} {...field('subjectId')} />
      <TextField type="date" label={texts.from} {...field('from')} />
      <TextField type="date" label={texts.to} {...field('to')} />
      <div className="admin-audit-press">
        <Button type="submit">{texts.search}</Button>
        <Button look="text" onClick={() => onShow(NONE)}>
          {texts.clear}
        </Button>
      </div>
    </form>
  )
}

/** Whoever stands in the trail and whatever was done; what is searched for already is among them from the start. */
function useChoices(query: AuditQuery) {
  const names = useTexts(auditActionText)
  const { data } = useDeskQuery(listAuditKinds, {}, ONCE)
  const named = (value: string) => ({ value, name: isNamedAction(value) ? names[value] : value })
  const actors = data?.actors.map(({ actorId, name }) => ({ value: actorId, name })) ?? []
  const actions = data?.actions.map(named) ?? []
  return {
    actors: data || !query.actorId ? actors : [{ value: query.actorId, name: '…' }],
    actions: data || !query.action ? actions : [named(query.action)],
  }
}
