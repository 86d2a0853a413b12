import { infoText } from '#language/info.text.ts'
import type { StatementPage } from '#language/statements/statement-shape.ts'
import { useTexts } from '#language/texts.ts'

export type InfoLink = { title: string; address: string; here: boolean }

/** A page of plain words beside the list of its neighbours. */
export function InfoPage({ page, links }: { page: StatementPage; links: InfoLink[] }) {
  const texts = useTexts(infoText)
  return (
    <div className="wrap info">
      <nav className="info-nav" aria-label={texts.pages}>
        <ul>
          {links.map((link) => (
            <li key={link.address}>
              <a href={link.address} aria-current={link.here ? 'page' : undefined}>
                {link.title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <article className="info-body">
        <h1>{page.title}</h1>
        <p className="info-lead">{page.lead}</p>
        <div className="info-sections">
          {page.sections.map((section) => (
            <section key={section.heading}>
              <h2>{section.heading}</h2>
              {section.parts.map((part) =>
                typeof part === 'string' ? (
                  <p key={part} className="prose">
                    {part}
                  </p>
                ) : (
                  <ul key={part[0]} className="prose">
                    {part.map((point) => (
                      <li key={point}>{point}</li>
                    ))}
                  </ul>
                ),
              )}
            </section>
          ))}
        </div>
      </article>
    </div>
  )
}
