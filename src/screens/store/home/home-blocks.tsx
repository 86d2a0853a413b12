import type { ReactNode } from 'react'
import { localPath } from '#language/texts.ts'
import type { HomeBlockWire } from '#modules/content/home.contract.ts'
import { Picture } from '#ui/picture.tsx'
import { brandAddress } from '../addresses.ts'
import { CardList } from '../card/card-list.tsx'
import { type BlockView, type HomeWords, type RailView, sizesOf } from './home-view.ts'
import { sceneBlock } from './scene-block.tsx'

type Of<Kind extends HomeBlockWire['kind']> = Extract<HomeBlockWire, { kind: Kind }>

type Place = { first: boolean; heading: boolean }

/**
 * The blocks of a page in their order: plain elements without hooks. `first`: nothing stands above this one; `heading`: its
 * title is that of the page.
 */
export function homeBlock(block: BlockView, words: HomeWords, { first, heading }: Place): ReactNode {
  switch (block.kind) {
    case 'scene':
      return sceneBlock({ ...block, spoken: words, first, heading })
    case 'hero':
      return hero(block, words, first)
    case 'editorial':
      return editorial(block, words, first)
    case 'tiles':
      return tiles(block, words, first)
    case 'rail':
      return rail(block, words, first)
    case 'brands':
      return brandCards(block, words)
    case 'designers':
      return designers(block, words)
    case 'promises':
      return promises(block, words)
  }
}

/** Object, words, object: words never lie over a product. */
function hero({ id, season, title, words, label, link, left, right }: Of<'hero'>, { language }: HomeWords, first: boolean) {
  return (
    <section key={id} className="hero">
      <a className="hero-field" href={localPath(language, left.link)} aria-label={left.label}>
        <Picture picture={left.picture} sizes={sizesOf.hero} first={first} />
      </a>
      <div className="hero-words">
        <p className="caps mute">{season}</p>
        <h1>{title}</h1>
        <p className="hero-text">{words}</p>
        <a className="btn" href={localPath(language, link)}>
          {label}
        </a>
      </div>
      <div className="hero-field hero-second">
        <a href={localPath(language, right.link)} tabIndex={-1} aria-hidden="true">
          <Picture picture={right.picture} sizes="(min-width: 1024px) 29vw, 100vw" />
        </a>
        <a className="btn btn-line" href={localPath(language, right.link)}>
          {right.label}
        </a>
      </div>
    </section>
  )
}

function editorial({ id, stories }: Of<'editorial'>, { language }: HomeWords, first: boolean) {
  const single = stories.length === 1
  return (
    <section key={id} className={`editorial editorial-${stories.length} wrap`}>
      {stories.map((story, at) => (
        <article key={story.picture.hash}>
          <a href={localPath(language, story.link)} tabIndex={-1} aria-hidden="true">
            <Picture picture={story.picture} sizes={single ? sizesOf.story : sizesOf.editorial} first={first && at === 0} />
          </a>
          <div>
            <h2>{story.title}</h2>
            <p>{story.words}</p>
            <a className="caps link" href={localPath(language, story.link)}>
              {story.label}
            </a>
          </div>
        </article>
      ))}
    </section>
  )
}

function section(id: string, title: string, more: { href: string; label: string } | null, content: ReactNode) {
  return (
    <section key={id} className="wrap" aria-labelledby={`block-${id}`}>
      <div className="section-head">
        <h2 id={`block-${id}`}>{title}</h2>
        {more ? (
          <a className="caps" href={more.href}>
            {more.label}
          </a>
        ) : null}
      </div>
      {content}
    </section>
  )
}

/** Rows come out even: three beside each other where four would leave a gap. */
const inRow = (count: number): number => (count === 2 ? 2 : count % 4 !== 0 && count % 3 === 0 ? 3 : 4)

function tiles({ id, title, tiles: list }: Of<'tiles'>, { language }: HomeWords, first: boolean) {
  return section(
    id,
    title,
    null,
    <ul className={`tiles tiles-${inRow(list.length)}`}>
      {list.map((tile, at) => (
        <li key={tile.link}>
          <a href={localPath(language, tile.link)}>
            <Picture picture={tile.picture} sizes={sizesOf.tiles} alt="" first={first && at === 0} />
            <span className="serif">{tile.label}</span>
          </a>
        </li>
      ))}
    </ul>,
  )
}

function rail({ id, title, link, total, cards }: RailView, { language, home, card }: HomeWords, first: boolean) {
  const more = link && total > cards.length ? { href: localPath(language, link), label: home.viewAll(total) } : null
  return section(
    id,
    title,
    more,
    <CardList cards={cards} words={card} sizes={sizesOf.rail} className="swipe" first={first} eager={first ? 2 : 0} />,
  )
}

function brandCards({ id, title, brands }: Of<'brands'>, { language, home }: HomeWords) {
  return section(
    id,
    title,
    { href: localPath(language, '/product/brand'), label: home.az },
    <ul className="swipe brand-cards">
      {brands.map(({ code, name, picture }) => (
        <li key={code}>
          <a href={brandAddress(language, code)}>
            {picture ? <Picture picture={picture} sizes={sizesOf.brands} alt="" /> : <span className="pic" />}
            <span className="serif">{name}</span>
          </a>
        </li>
      ))}
    </ul>,
  )
}

function designers({ id, title, brands }: Of<'designers'>, { language, home }: HomeWords) {
  return section(
    id,
    title,
    { href: localPath(language, '/product/brand'), label: home.az },
    <ul className="names serif">
      {brands.map(({ code, name }) => (
        <li key={code}>
          <a href={brandAddress(language, code)}>{name}</a>
        </li>
      ))}
    </ul>,
  )
}

function promises({ id, promises: list }: Of<'promises'>, { home }: HomeWords) {
  return (
    <section key={id} className="wrap">
      <h2 className="hidden-text">{home.promises}</h2>
      <ul className="promises">
        {list.map(({ name, words }) => (
          <li key={name}>
            <h3 className="caps">{name}</h3>
            <p>{words}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
