import { localPath, useLanguage } from '#language/texts.ts'
import type { ResourcesWire } from '#modules/storefront/banners.contract.ts'
import { Picture } from '#ui/picture.tsx'

/** The banners of a place, in their order; each is one link. */
export default function Banners({ banners }: { banners: ResourcesWire['list'] }) {
  const language = useLanguage()
  return (
    <ul className={`banners banners-${Math.min(2, banners.length)}`}>
      {banners.map(({ id, title, words, label, picLink, picture }) => (
        <li key={id}>
          <a href={localPath(language, picLink)}>
            {picture ? <Picture picture={picture} sizes="(min-width: 768px) 360px, 40vw" most={720} alt="" /> : null}
            <span className="banner-words">
              <b className="serif">{title}</b>
              {words ? <span className="mute">{words}</span> : null}
              {label ? <span className="caps link">{label}</span> : null}
            </span>
          </a>
        </li>
      ))}
    </ul>
  )
}
