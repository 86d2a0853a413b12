import { adminPagesText } from '#language/admin/front/admin-pages.text.ts'
import { useTexts } from '#language/texts.ts'
import type { PageEditWire } from '#modules/content/page-words.contract.ts'
import { DeskCopy } from '#desk/copy.tsx'

/** What may be written as {{name}}, and what shoppers read in its place today. */
export function AdminPageFigures({ figures }: Pick<PageEditWire, 'figures'>) {
  const texts = useTexts(adminPagesText)
  return (
    <details className="fold">
      <summary>{texts.figures}</summary>
      <div className="fold-body">
        <dl className="admin-page-figures">
          {figures.map(({ name, value }) => (
            <div key={name}>
              <dt>
                <code>{`{{${name}}}`}</code>
                <DeskCopy label={name} text={`{{${name}}}`} />
              </dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </details>
  )
}
