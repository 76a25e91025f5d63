import { hideQuestion, listContent } from '#contract/site/content.ts'
import { isSuccess } from '#contract/platform/envelope.ts'
import { sentence } from '../../platform/sentence.ts'
import { useText } from '../../platform/text.ts'
import { toast } from '../../ui/toast.ts'
import { useCall } from '../../platform/use-call.ts'
import { useWords } from '../../platform/words.ts'

interface Group {
  heading: string
  items: Record<string, { question: string }>
}

/** The questions that came with the product; one that does not fit can be taken off the page. */
export function ProductQuestions({ hidden }: { hidden: string[] }) {
  const { t, parts } = useWords()
  const groups: Record<string, Group> = parts('faq.groups')
  return (
    <div className="grid gap-6">
      <p className="text-muted max-w-prose">{t('office_content.product_text')}</p>
      {Object.entries(groups).map(([id, { heading, items }]) => (
        <fieldset key={id} className="grid gap-1">
          <legend className="font-semibold">{heading}</legend>
          {Object.entries(items).map(([key, { question }]) => (
            <Shown key={key} id={key} question={question} isHidden={hidden.includes(key)} />
          ))}
        </fieldset>
      ))}
    </div>
  )
}

function Shown({ id, question, isHidden }: { id: string; question: string; isHidden: boolean }) {
  const { t } = useWords()
  const text = useText()
  const hide = useCall(hideQuestion, { refreshes: [listContent] })
  async function set(is_hidden: boolean) {
    const answer = await hide.mutateAsync({ input: { params: { key: id }, body: { is_hidden } } })
    if (answer && isSuccess(answer)) toast.success(t('office.saved'))
    else toast.error(sentence(text, answer))
  }
  return (
    <label className="flex min-h-11 items-center gap-3">
      <input
        type="checkbox"
        className="size-6 shrink-0"
        checked={!isHidden}
        disabled={hide.isPending}
        onChange={({ target }) => void set(!target.checked)}
      />
      {question}
    </label>
  )
}
