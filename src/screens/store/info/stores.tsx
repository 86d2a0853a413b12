import type { HousePlace } from '#language/house.ts'
import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router'
import { infoText } from '#language/frame/info.text.ts'
import { useLanguage, useTexts } from '#language/texts.ts'
import { pickUpPoints } from '#modules/fulfilment/address.rules.ts'
import { openingHours, plainTime } from '#modules/fulfilment/opening.rules.ts'
import { InfoPage, Words } from './info-page.tsx'
import { informationTags, loadInformation } from './information.ts'
import { OpenNow } from './open-now.tsx'

export { ErrorView as ErrorBoundary } from '../../error-view.tsx'

export const loader = (given: LoaderFunctionArgs) => loadInformation(given)

export const meta = ({ loaderData, ...page }: MetaArgs<typeof loader>) => (loaderData ? informationTags(loaderData, page) : [])

/** Where orders are collected, the hours, and whether the store is open now. */
export default function Stores() {
  const page = useLoaderData<typeof loader>()
  const texts = useTexts(infoText)
  return (
    <InfoPage page={page}>
      <OpenNow closedDays={page.closedDays} />
      <section className="info-places" aria-label={texts.places}>
        {pickUpPoints().map((point) => (
          <Place key={point.code} point={point} />
        ))}
      </section>
      <Words html={page.html} />
    </InfoPage>
  )
}

function Place({ point }: { point: HousePlace }) {
  const texts = useTexts(infoText)
  const language = useLanguage()
  const [name = '', address = ''] = point[language].split(/: |：/)
  return (
    <div className="info-place">
      <h2>{name}</h2>
      <address>{address}</address>
      <dl className="info-hours">
        {openingHours(language).map((hours) => (
          <div key={hours.from + hours.to}>
            <dt>{hours.name}</dt>
            <dd>
              {plainTime(hours.from)}–{plainTime(hours.to)}
            </dd>
          </div>
        ))}
        <div>
          <dt>{texts.holidays}</dt>
          <dd>{texts.closed}</dd>
        </div>
      </dl>
      <a
        className="link"
        href={`https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(address)}`}
        target="_blank"
        rel="noreferrer"
        aria-label={texts.mapOf(name)}
      >
        {texts.map}
      </a>
    </div>
  )
}
