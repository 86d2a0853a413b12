import { adminAuditText, auditActionText, isNamedAction } from '#language/admin/admin-audit.text.ts'
import { showMoment } from '#language/dates.ts'
import { writtenIn } from '#language/languages.ts'
import { localPath, useLanguage, useTexts } from '#language/texts.ts'
import type { AuditEntryWire } from '#modules/audit/audit.contract.ts'
import type { AuditAction } from '#platform/audit-trail.server.ts'
import { useFieldName } from './audit-fields.ts'
import { useShownValue } from './audit-values.ts'

/** Whatever the trail can hold has words. */
auditActionText satisfies Record<AuditAction, unknown>

/** Where what an entry is about can be looked at. */
const ROOMS: Record<string, string> = {
  brand: '/admin/brands/',
  campaign: '/admin/campaigns/',
  count: '/admin/counts/',
  import: '/admin/imports/',
  member: '/admin/members/',
  operator: '/admin/operators/',
  order: '/admin/orders/',
  product: '/admin/products?word=',
  sale: '/admin/prices/',
  statement: '/admin/statements/',
  variant: '/admin/stock/',
  webhook: '/admin/webhooks/',
}

/** One thing that was done, and what it changed. */
export function AuditEntry({ entry }: { entry: AuditEntryWire }) {
  const language = useLanguage()
  const texts = useTexts(adminAuditText)
  const names = useTexts(auditActionText)
  const { action, actor, subject, subjectId, time, changes } = entry
  const room = ROOMS[subject]
  return (
    <li>
      <p className="admin-audit-head">
        {isNamedAction(action) ? <b>{names[action]}</b> : <b lang={writtenIn(action)}>{action}</b>}
        {actor ? <span lang={writtenIn(actor)}>{actor}</span> : <span>{texts.nobody}</span>}
        {room && subjectId ? (
          <a className="link" lang={writtenIn(subjectId)} href={localPath(language, room + encodeURIComponent(subjectId))}>
            {subjectId}
          </a>
        ) : (
          <span lang={writtenIn(subjectId)}>{subjectId}</span>
        )}
        <time className="mute" dateTime={time}>
          {showMoment(time, language)}
        </time>
      </p>
      {changes.length > 0 ? <Changes entry={entry} /> : null}
    </li>
  )
}

function Changes({ entry }: { entry: AuditEntryWire }) {
  const texts = useTexts(adminAuditText)
  const nameOf = useFieldName(entry)
  const show = useShownValue(entry)
  const { changes } = entry
  return (
    <details open={changes.length <= 3}>
      <summary>{texts.changes(changes.length)}</summary>
      <dl>
        {changes.map(({ field, before, after }) => (
          <div key={field}>
            <dt lang={writtenIn(nameOf(field))}>{nameOf(field)}</dt>
            <dd>
              {before === null ? null : (
                <del>
                  <span className="hidden-text">{texts.label(texts.before)}</span>
                  <span lang={writtenIn(show(field, before))}>{show(field, before)}</span>
                </del>
              )}
              {after === null ? null : (
                <ins>
                  <span className="hidden-text">{texts.label(texts.after)}</span>
                  <span lang={writtenIn(show(field, after))}>{show(field, after)}</span>
                </ins>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
