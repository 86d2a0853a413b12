import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import type { Language } from '#language/languages.ts'
import { sellerText } from '#language/seller/seller.text.ts'
import { localPath, useLanguage, useTexts } from '#language/texts.ts'
import { LanguageLink } from '#screens/store/header/language-link.tsx'
import { AnyIcon } from '#ui/icons/any-icon.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { SellerMerchant } from './seller-merchant.tsx'
import { type SellerRoom, sellerRoomsFor } from './seller-rooms.ts'
import { useMaySell, useSellerDesk } from './seller-session.ts'

const MOST_AT_FOOT = 4

/** Beside the room on wide screens; on narrow ones the rooms of every day are at the foot, and the rest is behind “More”. */
export function SellerRail() {
  const may = useMaySell()
  const desk = useSellerDesk()
  const [isVisit, merchant] = desk.phase === 'signed-in' ? [desk.visit !== undefined, desk.merchant] : [false, undefined]
  const groups = sellerRoomsFor(may, isVisit, merchant)
  return (
    <>
      <nav className="seller-rail" aria-label={useTexts(sellerText).parts}>
        <RoomLinks groups={groups} />
      </nav>
      <Foot groups={groups} />
    </>
  )
}

function RoomLinks({ groups }: { groups: readonly SellerRoom[][] }) {
  const language = useLanguage()
  const { pathname } = useLocation()
  const here = roomAt(groups.flat(), pathname, language)
  return groups.map((rooms) => (
    <ul key={rooms[0]?.path}>
      {rooms.map((room) => (
        <li key={room.path}>
          <a href={localPath(language, room.path)} aria-current={currentFor(room, here, pathname, language)}>
            {room.name[language]}
          </a>
        </li>
      ))}
    </ul>
  ))
}

function Foot({ groups }: { groups: readonly SellerRoom[][] }) {
  const language = useLanguage()
  const texts = useTexts(sellerText)
  const { pathname } = useLocation()
  const [isOpen, setOpen] = useState(false)
  useEffect(() => setOpen(false), [pathname])
  const rooms = groups.flat()
  const here = roomAt(rooms, pathname, language)
  return (
    <nav className="seller-foot" aria-label={texts.parts}>
      {rooms
        .filter(({ icon }) => icon !== undefined)
        .slice(0, MOST_AT_FOOT)
        .map((room) => (
          <a key={room.path} href={localPath(language, room.path)} aria-current={currentFor(room, here, pathname, language)}>
            <AnyIcon name={room.icon ?? 'info'} />
            <span>{room.name[language]}</span>
          </a>
        ))}
      <button type="button" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <AnyIcon name="menu" />
        <span>{texts.more}</span>
      </button>
      <Sheet open={isOpen} onClose={() => setOpen(false)} title={texts.name} side="left" className="admin seller-drawer">
        <SellerMerchant />
        <RoomLinks groups={groups} />
        <p className="seller-drawer-ways">
          <a className="link" href={localPath(language, '/myaccount')}>
            {texts.shopping}
          </a>
          <LanguageLink />
        </p>
      </Sheet>
    </nav>
  )
}

function currentFor(room: SellerRoom, here: SellerRoom | undefined, pathname: string, language: Language) {
  if (room !== here) return undefined
  return pathname === localPath(language, room.path) ? 'page' : 'true'
}

/** The room an address is of, or lies in: the innermost of them. Today has the address of the whole centre, and no other. */
function roomAt(rooms: readonly SellerRoom[], pathname: string, language: Language): SellerRoom | undefined {
  const around = rooms.filter(({ path }) => {
    const address = localPath(language, path)
    return pathname === address || (path !== '/seller' && pathname.startsWith(`${address}/`))
  })
  return around.toSorted((one, other) => other.path.length - one.path.length)[0]
}
