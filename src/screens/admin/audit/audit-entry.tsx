import { adminAuditText, auditActionText } from '#language/admin/admin-audit.text.ts'
import { showMoment } from '#language/dates.ts'
import { localPath, useLanguage, useTexts } from '#language/texts.ts'
import type { AuditEntryWire } from '#modules/audit/audit.contract.ts'

const isNamed = (action: string): action is keyof typeof auditActionText => action in auditActionText

/** Where what an entry is about can be looked at. */
const ROOMS: Record<string, string> = { order: '/admin/orders/', member: '/admin/members/', operator: '/admin/operators/' }

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
        <b>{isNamed(action) ? names[action] : action}</b>
        <span>{actor || texts.nobody}</span>
        {room ? (
          <a className="link" href={localPath(language, room + subjectId)}>
            {subjectId}
          </a>
        ) : (
          <span>{subjectId}</span>
        )}
        <time className="mute" dateTime={time}>
          {showMoment(time, language)}
        </time>
      </p>
      {changes.length > 0 ? <Changes changes={changes} /> : null}
    </li>
  )
}

function Changes({ changes }: Pick<AuditEntryWire, 'changes'>) {
  const texts = useTexts(adminAuditText)
  return (
    <details open={changes.length <= 3}>
      <summary>{texts.changes(changes.length)}</summary>
      <dl>
        {changes.map(({ field, before, after }) => (
          <div key={field}>
            <dt>{field}</dt>
            <dd>
              {before === null ? null : (
                <del>
                  <span className="hidden-text">{texts.before}: </span>
                  {before}
                </del>
              )}
              {after === null ? null : (
                <ins>
                  <span className="hidden-text">{texts.after}: </span>
                  {after}
                </ins>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
