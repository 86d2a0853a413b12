import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { useLocation } from 'react-router'
import { adminText } from '#language/admin/admin.text.ts'
import { roomsText } from '#language/admin/admin-rooms.text.ts'
import type { Language } from '#language/languages.ts'
import { localPath, useLanguage, useTexts } from '#language/texts.ts'
import { listOutbox } from '#modules/operators/operators.paths.ts'
import { ONCE, useDeskQuery } from '#desk/desk-query.ts'
import { useMay } from '#screens/admin/session/session.ts'
import { Icon } from '#ui/icon.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { groupsFor, type Room, type RoomGroup } from './rooms.ts'
import { useFolded } from './use-folded.ts'

/** The rooms somebody may enter, under their headings. */
export function useRoomGroups(): RoomGroup[] {
  const may = useMay()
  // In production no such call exists, and nothing points at it.
  const hasOutbox = useDeskQuery(listOutbox, {}, { ...ONCE, enabled: may('read-mails') }).data !== undefined
  return groupsFor(may, (path) => path === '/admin/outbox' && !hasOutbox)
}

/** Beside the room on wide screens; on narrow ones a bar that says where one is and opens a drawer with the rest. */
export function AdminRail() {
  const language = useLanguage()
  const texts = useTexts(adminText)
  const words = useTexts(roomsText)
  const { pathname } = useLocation()
  const groups = useRoomGroups()
  const [isOpen, setOpen] = useState(false)
  useEffect(() => setOpen(false), [pathname])
  const here = roomAt(groups, pathname, language)
  return (
    <nav className="admin-rail" aria-label={texts.parts}>
      <button type="button" className="admin-rail-open" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Icon name="menu" size={16} />
        <span>{here?.name[language] ?? words.all}</span>
        {here ? <span className="mute">{words.all}</span> : null}
      </button>
      <div className="admin-rail-wide">
        <RoomList groups={groups} pathname={pathname} />
      </div>
      <Sheet open={isOpen} onClose={() => setOpen(false)} title={texts.parts} side="left" className="admin admin-drawer">
        <RoomList groups={groups} pathname={pathname} />
      </Sheet>
    </nav>
  )
}

/** Moves the list it is in, and never the page: its head would be cut off. */
function showWithin(here: Element): void {
  let box = here.parentElement
  while (box && box.scrollHeight <= box.clientHeight) box = box.parentElement
  if (!box || box === document.documentElement || box === document.body || getComputedStyle(box).overflowY === 'visible') return
  const [own, whole] = [here.getBoundingClientRect(), box.getBoundingClientRect()]
  if (own.bottom > whole.bottom) box.scrollTop += own.bottom - whole.bottom
  if (own.top < whole.top) box.scrollTop -= whole.top - own.top
}

type ListProps = { groups: readonly RoomGroup[]; pathname: string }

function RoomList({ groups, pathname }: ListProps) {
  const language = useLanguage()
  const { isFolded, fold } = useFolded()
  const list = useRef<HTMLDivElement>(null)
  // Of a long list the room one is in is in sight.
  useEffect(() => {
    const here = list.current?.querySelector('[aria-current]')
    if (here) showWithin(here)
  }, [pathname])
  const here = roomAt(groups, pathname, language)
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- arrows move between the buttons and links inside
    <div ref={list} className="admin-rooms" onKeyDown={(event) => onRoomKey(event, fold)}>
      {groups.map(({ id, name, rooms }) => (
        <section key={id}>
          <button
            type="button"
            className="admin-rooms-head"
            data-group={id}
            data-here={here && rooms.includes(here) ? '' : undefined}
            aria-expanded={!isFolded(id)}
            onClick={() => fold(id, !isFolded(id))}
          >
            {name[language]}
          </button>
          {isFolded(id) ? null : (
            <ul>
              {rooms.map((room) => (
                <li key={room.path}>
                  <a
                    href={localPath(language, room.path)}
                    data-group={id}
                    aria-current={room === here ? (pathname === localPath(language, room.path) ? 'page' : 'true') : undefined}
                  >
                    {room.name[language]}
                  </a>
                </li>
              ))}
            </ul>
          )}
        </section>
      ))}
    </div>
  )
}

/** The room an address is of, or lies in: the innermost of them. Orders live at the address of the whole house. */
function roomAt(groups: readonly RoomGroup[], pathname: string, language: Language): Room | undefined {
  const around = groups
    .flatMap(({ rooms }) => rooms)
    .filter(({ path }) => {
      const address = localPath(language, path)
      return pathname === address || pathname.startsWith(path === '/admin' ? `${address}/orders/` : `${address}/`)
    })
  return around.toSorted((one, other) => other.path.length - one.path.length)[0]
}

const STEPS: Record<string, number> = { ArrowDown: 1, ArrowUp: -1, Home: -Infinity, End: Infinity }

/** Up and down through headings and rooms; left folds a group and goes to its heading, right unfolds it. */
function onRoomKey(event: KeyboardEvent<HTMLElement>, fold: (id: string, isFolded: boolean) => void): void {
  const { key, target, currentTarget } = event
  if (!(target instanceof HTMLElement) || event.altKey || event.ctrlKey || event.metaKey) return
  const group = target.dataset['group']
  if (group !== undefined && (key === 'ArrowLeft' || key === 'ArrowRight')) {
    event.preventDefault()
    currentTarget.querySelector<HTMLElement>(`button[data-group="${group}"]`)?.focus()
    fold(group, key === 'ArrowLeft')
    return
  }
  const step = STEPS[key]
  if (step === undefined) return
  event.preventDefault()
  const stops = [...currentTarget.querySelectorAll<HTMLElement>('[data-group]')]
  const at = stops.indexOf(target) + step
  stops[Math.max(0, Math.min(stops.length - 1, at))]?.focus()
}
