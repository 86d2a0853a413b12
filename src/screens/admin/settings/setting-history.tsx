import { useState } from 'react'
import { showMoment } from '#language/dates.ts'
import { adminText } from '#language/admin/admin.text.ts'
import { adminSettingsText, settingPartText, settingText } from '#language/admin/admin-settings.text.ts'
import { type Spoken, useLanguage, useTexts } from '#language/texts.ts'
import type { SettingChangeWire } from '#modules/shop-settings/shop-settings.contract.ts'
import { listSettingHistory } from '#modules/shop-settings/shop-settings.paths.ts'
import { DeskProblem } from '#desk/problem.tsx'
import { KEEP_LAST, useDeskQuery } from '#desk/desk-query.ts'
import { Button } from '#ui/button.tsx'
import { Skeleton } from '#ui/skeleton.tsx'

/** Who changed what and when, from what to what: the newest first. */
export function AdminSettingHistory() {
  const texts = useTexts(adminSettingsText)
  const frame = useTexts(adminText)
  const [pageNum, setPage] = useState(1)
  const { data, error, refetch } = useDeskQuery(listSettingHistory, { pageNum }, KEEP_LAST)
  if (!data) return error ? <DeskProblem refusal={error} retry={() => void refetch()} /> : <Skeleton height={240} />
  const { list, total, pageSize } = data
  const before = (pageNum - 1) * pageSize
  return (
    <section className="admin-form" aria-labelledby="setting-history">
      <div className="admin-form-head">
        <h2 id="setting-history">{texts.history}</h2>
        {total === 0 ? <p className="mute">{texts.noHistory}</p> : null}
      </div>
      {total === 0 ? null : (
        <ol className="admin-history">
          {list.map((change) => (
            <Change key={`${change.name} ${change.version}`} change={change} />
          ))}
        </ol>
      )}
      {total > pageSize ? (
        <nav aria-label={frame.pages} className="admin-pages">
          <Button look="text" disabled={pageNum === 1} onClick={() => setPage(pageNum - 1)}>
            {frame.previousPage}
          </Button>
          <span role="status">{frame.range(before + 1, before + list.length, total)}</span>
          <Button look="text" disabled={before + list.length >= total} onClick={() => setPage(pageNum + 1)}>
            {frame.nextPage}
          </Button>
        </nav>
      ) : null}
    </section>
  )
}

function Change({ change: { name, by, time, parts } }: { change: SettingChangeWire }) {
  const language = useLanguage()
  const texts = useTexts(adminSettingsText)
  const names: Record<string, string> = useTexts(settingText)
  const labelOf = useLabels(name)
  return (
    <li>
      <time dateTime={time}>{showMoment(time, language)}</time>
      <div>
        <b>{names[name] ?? name}</b>
        <ul>
          {parts.map(({ path, from, to }) => (
            <li key={path}>
              <span className="mute">{texts.label(labelOf(path))}</span>
              {spell(from, texts)} <span aria-hidden>→</span> <span className="hidden-text">{texts.became}</span>{' '}
              {spell(to, texts)}
            </li>
          ))}
        </ul>
      </div>
      <span>{by}</span>
    </li>
  )
}

/** What a part of the setting is called; in both languages it has two. */
function useLabels(name: string): (path: string) => string {
  const texts = useTexts(adminSettingsText)
  const labels: Record<string, string> = useTexts(settingPartText)
  return (path) => {
    const [, bare = path, language] = /^(.*?)(?:\.(en|zh))?$/.exec(path) ?? []
    const label = labels[`${name}.${bare}`] ?? bare
    if (!language) return label
    return language === 'en' ? texts.inEnglish(label) : texts.inChinese(label)
  }
}

function spell(value: unknown, texts: Spoken<typeof adminSettingsText>): string {
  if (Array.isArray(value)) return value.map((one) => spell(one, texts)).join(' ') || texts.empty
  if (typeof value === 'boolean') return value ? texts.on : texts.off
  if (typeof value === 'string' || typeof value === 'number') return String(value) || texts.empty
  return value ? spell(Object.values(value), texts) : texts.empty
}
