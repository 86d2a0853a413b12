import { useMemo } from 'react'
import { houseRuleText } from '#language/moderation/house-rules.text.ts'
import { moderationWordsText } from '#language/moderation/moderation-words.text.ts'
import { useTexts } from '#language/texts.ts'
import type { ListedWordWire } from '#modules/moderation/words/words.contract.ts'
import { listModerationWords, removeModerationWord } from '#modules/moderation/words/words.paths.ts'
import { askAgain } from '#desk/desk-query.ts'
import { deskColumns, DeskTable } from '#desk/table.tsx'
import { callAdmin } from '#screens/admin/session/session.ts'
import { Button } from '#ui/button.tsx'
import { toast } from '#ui/toasts.ts'

const column = deskColumns<ListedWordWire>()

export function WordTable({ list }: { list: ListedWordWire[] }) {
  const texts = useTexts(moderationWordsText)
  return (
    <DeskTable className="admin-links" caption={texts.table} columns={useColumns()} list={list} idOf={({ wordId }) => wordId} />
  )
}

async function turn({ wordId }: ListedWordWire): Promise<void> {
  const result = await callAdmin(removeModerationWord, { wordId })
  askAgain(listModerationWords)
  if (!result.ok) toast('error', result.msg)
}

function useColumns() {
  const texts = useTexts(moderationWordsText)
  const rules = useTexts(houseRuleText)
  return useMemo(() => {
    const severities = [texts.severity1, texts.severity2, texts.severity3]
    const notes = ({ isWhole, namesOnly }: ListedWordWire) =>
      [isWhole ? '' : '…', namesOnly ? texts.names : ''].filter(Boolean).join(' · ')
    return column.columns([
      column.accessor('word', { header: texts.word, meta: { isRowHead: true } }),
      column.accessor(({ language }) => texts[language], { id: 'language', header: texts.language, meta: { isLabelled: true } }),
      column.accessor(({ severity }) => severities[severity - 1] ?? '', {
        id: 'severity',
        header: texts.severity,
        meta: { isLabelled: true },
      }),
      column.accessor((row) => [texts[row.follows], notes(row)].filter(Boolean).join(' · '), {
        id: 'follows',
        header: texts.follows,
        meta: { isLabelled: true },
      }),
      column.accessor(({ rule }) => rules[rule], { id: 'rule', header: texts.rule, meta: { isLabelled: true } }),
      column.accessor(({ change }) => (change === '' ? '' : texts[change]), {
        id: 'change',
        header: texts.change,
        meta: { isLabelled: true },
      }),
      column.display({
        id: 'actions',
        header: texts.actions,
        meta: { isUnseen: true },
        cell: ({ row: { original } }) => {
          const act = original.change === 'removed' ? texts.keep : texts.remove
          return (
            <Button look="text" aria-label={texts.ofWord(act, original.word)} onClick={() => void turn(original)}>
              {act}
            </Button>
          )
        },
      }),
    ])
  }, [texts, rules])
}
