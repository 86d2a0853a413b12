import { type MetaArgs, useParams } from 'react-router'
import { adminBannersText, bannerPlaceText } from '#language/admin/front/admin-banners.text.ts'
import { shownStateText } from '#language/admin/front/admin-storefront.text.ts'
import { localPath, useLanguage, useTexts } from '#language/texts.ts'
import type { BannersWire } from '#modules/storefront/banners.contract.ts'
import { bannerPlaces } from '#modules/storefront/banner-places.rules.ts'
import { listBanners } from '#modules/storefront/banners.paths.ts'
import { DeskAnswer } from '#desk/answer.tsx'
import { adminHead } from '#screens/admin/frame/head.ts'
import { useDeskQuery } from '#desk/desk-query.ts'
import { shownTime } from '#screens/admin/shelf-fields/shown-time.ts'
import { AdminBanner } from './banner.tsx'

export const meta = ({ location }: MetaArgs) => adminHead(location.pathname, adminBannersText.title)

/** Every banner, or the one that the address names. */
export default function AdminBanners() {
  const { bannerId } = useParams()
  return bannerId === undefined ? <Places /> : <AdminBanner bannerId={bannerId} />
}

function Places() {
  const language = useLanguage()
  const texts = useTexts(adminBannersText)
  const places = useTexts(bannerPlaceText)
  const found = useDeskQuery(listBanners, {})
  return (
    <>
      <div className="admin-list-head">
        <h1 tabIndex={-1}>{texts.title}</h1>
        <a className="btn btn-line" href={localPath(language, '/admin/banners/new')}>
          {texts.add}
        </a>
      </div>
      <p className="admin-lead">{texts.lead}</p>
      <DeskAnswer found={found}>
        {({ list }) =>
          bannerPlaces.map((place) => (
            <section key={place} className="banner-place" aria-labelledby={`place-${place}`}>
              <h2 id={`place-${place}`}>{places[place]}</h2>
              <PlaceList list={list.filter((each) => each.place === place)} />
            </section>
          ))
        }
      </DeskAnswer>
    </>
  )
}

function PlaceList({ list }: { list: BannersWire['list'] }) {
  const language = useLanguage()
  const texts = useTexts(adminBannersText)
  const states = useTexts(shownStateText)
  if (list.length === 0) return <p className="mute">{texts.none}</p>
  return (
    <ul className="banner-list">
      {list.map((banner) => (
        <li key={banner.bannerId}>
          <a className="link" href={localPath(language, `/admin/banners/${banner.bannerId}`)}>
            {banner.title[language]}
          </a>
          <span className="mute">
            {[
              states[banner.state],
              ...(banner.side === 'both' ? [] : [texts[banner.side]]),
              ...(banner.language === 'both' ? [] : [texts[banner.language]]),
              shownTime(banner, language),
            ].join(' · ')}
          </span>
        </li>
      ))}
    </ul>
  )
}
