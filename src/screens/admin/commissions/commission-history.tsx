import { useState } from 'react'
import { showMoment } from '#language/dates.ts'
import { adminText } from '#language/admin/admin.text.ts'
import { adminCommissionsText } from '#language/admin/books/admin-commissions.text.ts'
import { commissionRuleText, moneySettingParts } from '#language/admin/rewards/admin-money-settings.text.ts'
import { merchantKindName } from '#language/merchant-kinds.ts'
import { sellerFeeText } from '#language/buying/fee.text.ts'
import { useLanguage, useTexts } from '#language/texts.ts'
import type { CommissionRule } from '#modules/settlement/settlement.rules.ts'
import { listCommissionHistory } from '#modules/shop-settings/commissions.paths.ts'
import type { SettingChangeWire } from '#modules/shop-settings/shop-settings.contract.ts'
import { DeskProblem } from '#desk/problem.tsx'
import { KEEP_LAST, useDeskQuery } from '#desk/desk-query.ts'
import { Button } from '#ui/button.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { changedRules } from './changed-rules.ts'

/** Who changed which rule when, from what to what: the newest first. */
export function CommissionHistory() {
  const texts = useTexts(adminCommissionsText)
  const frame = useTexts(adminText)
  const [pageNum, setPage] = useState(1)
  const { data, error, refetch } = useDeskQuery(listCommissionHistory, { pageNum }, KEEP_LAST)
  if (!data) return error ? <DeskProblem refusal={error} retry={() => void refetch()} /> : <Skeleton height={240} />
  const { list, total, pageSize } = data
  return (
    <section className="admin-form" aria-labelledby="commission-history">
      <div className="admin-form-head">
        <h2 id="commission-history">{texts.history}</h2>
        {total === 0 ? <p className="mute">{texts.noHistory}</p> : null}
      </div>
      {total === 0 ? null : (
        <ol className="admin-history">
          {list.map((change) => (
            <Change key={change.version} change={change} />
          ))}
        </ol>
      )}
      {total > pageSize ? (
        <nav aria-label={frame.pages} className="admin-pages">
          <Button look="text" disabled={pageNum === 1} onClick={() => setPage(pageNum - 1)}>
            {frame.previousPage}
          </Button>
          <Button look="text" disabled={pageNum * pageSize >= total} onClick={() => setPage(pageNum + 1)}>
            {frame.nextPage}
          </Button>
        </nav>
      ) : null}
    </section>
  )
}

function Change({ change: { by, time, parts } }: { change: SettingChangeWire }) {
  const language = useLanguage()
  const texts = useTexts(adminCommissionsText)
  const labels: Record<string, string> = useTexts(moneySettingParts)
  return (
    <li>
      <time dateTime={time}>{showMoment(time, language)}</time>
      <ul>
        {parts.map(({ path, from, to }) =>
          path === 'rules' ? (
            <RuleChanges key={path} from={rulesIn(from)} to={rulesIn(to)} />
          ) : (
            <li key={path}>
              {texts.changed(labels[`settlement.${path}`] ?? path, figure(from) || texts.none, figure(to) || texts.none)}
            </li>
          ),
        )}
      </ul>
      <span>{by}</span>
    </li>
  )
}

const figure = (value: unknown): string => (typeof value === 'string' ? value : '')
const rulesIn = (value: unknown): CommissionRule[] => (Array.isArray(value) ? value : [])

function RuleChanges({ from, to }: { from: CommissionRule[]; to: CommissionRule[] }) {
  const language = useLanguage()
  const texts = useTexts(adminCommissionsText)
  const names = useTexts(commissionRuleText)
  const labels = { ...texts, ...names, ...useTexts(sellerFeeText) }
  const changes = changedRules(from, to)
  const spell = (part: string, value: string): string =>
    value === '' ? texts.none : part === 'kind' ? merchantKindName(value, language) : value
  return (
    <>
      {changes.map(({ kind, rule, parts }) => (
        <li key={`${kind} ${rule?.name.en}`}>
          {kind === 'moved' ? texts.moved : null}
          {kind === 'added' && rule ? texts.added(rule.name[language]) : null}
          {kind === 'removed' && rule ? texts.removed(rule.name[language]) : null}
          {kind === 'changed' && rule ? <b>{rule.name[language]}</b> : null}{' '}
          {parts
            .map(([part, was, is]) => texts.changed(labels[part], spell(part, was), spell(part, is)))
            .join(language === 'zh' ? '；' : '; ')}
        </li>
      ))}
    </>
  )
}
