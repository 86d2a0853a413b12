import type { ReactNode } from 'react'
import { adminFinderText, foundKindText } from '#language/admin/admin-finder.text.ts'
import { useTexts } from '#language/texts.ts'
import { DeskFinder } from '#desk/find/finder.tsx'
import type { Finding, Place } from '#desk/find/found-places.ts'
import { useFound } from './use-found.ts'

type Props = { rooms: readonly Place[] }

/** The way to everything in the back office. */
export function AdminFinder({ rooms }: Props) {
  return (
    <DeskFinder
      words={useTexts(adminFinderText)}
      kinds={useTexts(foundKindText)}
      renderFound={(typed, draw) => <AdminFoundHere rooms={rooms} typed={typed} draw={draw} />}
    />
  )
}

function AdminFoundHere({ rooms, typed, draw }: Props & { typed: string; draw: (finding: Finding) => ReactNode }) {
  return draw(useFound(rooms, typed))
}
