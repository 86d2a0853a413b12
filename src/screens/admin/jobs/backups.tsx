import { showMoment } from '#language/dates.ts'
import { adminBackupsText } from '#language/admin/admin-backups.text.ts'
import { useLanguage, useTexts } from '#language/texts.ts'
import type { JobsWire } from '#modules/jobs/jobs.contract.ts'

/** How far what the shop has written is in safety; first on the page where that is not as far as it should be. */
export function AdminBackups({ backups }: { backups: NonNullable<JobsWire['backups']> }) {
  const language = useLanguage()
  const texts = useTexts(adminBackupsText)
  const { keeps, isLate, problem } = backups
  const moment = (time: string | null): string => (time ? showMoment(time, language) : texts.never)
  const rows = [
    { name: texts.base, value: moment(backups.baseTime) },
    { name: texts.wal, value: moment(backups.walTime) },
    { name: texts.files, value: moment(backups.filesTime) },
  ]
  return (
    <section className="admin-work-timed" aria-labelledby="backups">
      <h2 id="backups">{texts.title}</h2>
      {keeps ? null : <p className="admin-notice">{texts.nowhere}</p>}
      {keeps && isLate ? <p className="admin-notice">{texts.late}</p> : null}
      {keeps ? (
        <dl className="admin-backups">
          {rows.map(({ name, value }) => (
            <div key={name}>
              <dt className="mute">{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
          {problem ? (
            <div>
              <dt className="mute">{texts.problem}</dt>
              <dd lang="en">{problem}</dd>
            </div>
          ) : null}
        </dl>
      ) : null}
    </section>
  )
}
