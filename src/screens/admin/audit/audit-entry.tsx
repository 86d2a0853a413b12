import { adminAuditText, auditActionText, auditFieldText, isNamedAction } from '#language/admin/admin-audit.text.ts'
import { permissionText } from '#language/admin/admin-operators.text.ts'
import { orderStateText, paymentStateText, payTypeText } from '#language/buying/order-state.text.ts'
import { pieceKindText } from '#language/product/checklist.text.ts'
import { showMoment } from '#language/dates.ts'
import { writtenIn } from '#language/languages.ts'
import { localPath, useLanguage, useTexts } from '#language/texts.ts'
import type { AuditEntryWire } from '#modules/audit/audit.contract.ts'
import { showHkdExactly } from '#platform/money.ts'

const isField = (field: string): field is keyof typeof auditFieldText => field in auditFieldText

/** Where what an entry is about can be looked at. */
const ROOMS: Record<string, string> = {
  order: '/admin/orders/',
  member: '/admin/members/',
  operator: '/admin/operators/',
  product: '/admin/products?word=',
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
      {changes.length > 0 ? <Changes changes={changes} /> : null}
    </li>
  )
}

function Changes({ changes }: Pick<AuditEntryWire, 'changes'>) {
  const texts = useTexts(adminAuditText)
  const fields = useTexts(auditFieldText)
  const show = useShownValue()
  return (
    <details open={changes.length <= 3}>
      <summary>{texts.changes(changes.length)}</summary>
      <dl>
        {changes.map(({ field, before, after }) => (
          <div key={field}>
            {isField(field) ? <dt>{fields[field]}</dt> : <dt lang={writtenIn(field)}>{field}</dt>}
            <dd>
              {before === null ? null : (
                <del>
                  <span className="hidden-text">{texts.before}: </span>
                  <span lang={writtenIn(show(field, before))}>{show(field, before)}</span>
                </del>
              )}
              {after === null ? null : (
                <ins>
                  <span className="hidden-text">{texts.after}: </span>
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

/** States and permissions as everywhere else, and money as money; anything else as it was kept. */
function useShownValue() {
  const words: Record<string, string> = { ...useTexts(paymentStateText), ...useTexts(orderStateText), ...useTexts(payTypeText) }
  const kinds: Record<string, string> = useTexts(pieceKindText)
  const permissions: Record<string, string> = useTexts(permissionText)
  const between = useLanguage() === 'zh' ? '、' : ', '
  return (field: string, value: string): string => {
    if (field === 'permissions')
      return value
        .split(', ')
        .map((name) => permissions[name] ?? name)
        .join(between)
    if (field === 'amountCents') return showHkdExactly(Number(value))
    if (field === 'kind') return kinds[value] ?? value
    return ['state', 'order', 'payment', 'method'].includes(field) ? (words[value] ?? value) : value
  }
}
