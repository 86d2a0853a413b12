import type { CSSProperties, ReactNode } from 'react'
import { localPath } from '#language/texts.ts'
import { Picture, pictureAddress, sourceSet, urgencyOf } from '#ui/picture.tsx'
import type { CardView } from '../card/card-view.ts'
import { type HomeWords, SCENE_MOST, type SceneView, WIDE_SCENE } from './home-view.ts'

type SceneProps = SceneView & { spoken: HomeWords; first: boolean; heading: boolean }

/**
 * One picture of several pieces over the whole width, with a camera of its own on phones. On wide screens the words lie where
 * its room for them is; elsewhere they stand below, and so do the pieces that it shows.
 */
export function sceneBlock({ id, season, title, words, label, link, wide, tall, room, cards, ...page }: SceneProps): ReactNode {
  const { spoken, first, heading } = page
  const { language } = spoken
  const Heading = heading ? 'h1' : 'h2'
  const place: CSSProperties & Record<`--${string}`, string> = {
    '--room-width': `${room.width}%`,
    '--room-height': `${room.height}%`,
  }
  return (
    <section key={id} className={`scene scene-${room.side}`} style={place}>
      <div className="scene-stage">
        <a href={localPath(language, link)} tabIndex={-1} aria-hidden="true">
          {scenePicture(wide, tall, first)}
        </a>
        <div className="scene-room">
          <div className="scene-words">
            <p className="caps mute">{season}</p>
            <Heading className="scene-title">{title}</Heading>
            <p className="scene-text">{words}</p>
            <a className="btn" href={localPath(language, link)}>
              {label}
            </a>
          </div>
        </div>
      </div>
      {cards.length > 0 ? piecesShown(cards, spoken) : null}
    </section>
  )
}

function piecesShown(cards: CardView[], { home, card }: HomeWords) {
  return (
    <div className="scene-shown wrap">
      <p className="caps mute">{home.inPicture}</p>
      <ul>
        {cards.map(({ code, address, brand, title, picture, before, price }) => (
          <li key={code}>
            <a href={address}>
              <Picture picture={picture} sizes="72px" most={360} alt="" />
              <span>
                <b>{brand}</b>
                <span className="scene-name">{title}</span>
                <span className="price">
                  {before ? (
                    <>
                      <span className="hidden-text">{card.before} </span>
                      <s>{before}</s>
                      <span className="hidden-text"> {card.now} </span>
                      <em>{price}</em>
                    </>
                  ) : (
                    price
                  )}
                </span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}

function scenePicture(wide: SceneView['wide'], tall: SceneView['tall'], first: boolean) {
  const of = ({ hash, width, height }: SceneView['wide'], format: 'avif' | 'webp') => ({
    srcSet: sourceSet(hash, Math.min(width, SCENE_MOST), format),
    sizes: '100vw',
    width,
    height,
  })
  return (
    <picture className="pic">
      <source media={WIDE_SCENE} type="image/avif" {...of(wide, 'avif')} />
      <source media={WIDE_SCENE} {...of(wide, 'webp')} />
      <source type="image/avif" {...of(tall, 'avif')} />
      <img
        src={pictureAddress(tall.hash, 720)}
        {...of(tall, 'webp')}
        alt={tall.alt}
        loading={first ? undefined : 'lazy'}
        decoding="async"
        fetchPriority={urgencyOf(first, false)}
      />
    </picture>
  )
}
