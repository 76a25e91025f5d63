import { isSuccess } from '#contract/platform/envelope.ts'
import { giveUpRole } from '#contract/people/staff.ts'
import { sentence } from '../../platform/sentence.ts'
import { changeRole } from '../../platform/stored-user.ts'
import { useText } from '../../platform/text.ts'
import { ConfirmedButton } from '../../ui/ConfirmedButton.tsx'
import { toast } from '../../ui/toast.ts'
import { useCall } from '../../platform/use-call.ts'
import { useWords } from '../../platform/words.ts'

/** The only thing an admin does to their own account here. */
export function GiveUpRole() {
  const { t } = useWords()
  const text = useText()
  const giveUp = useCall(giveUpRole)
  async function run() {
    const answer = await giveUp.mutateAsync({ input: {} })
    if (!answer || !isSuccess(answer)) return toast.error(sentence(text, answer))
    toast.success(t('people.own.given_up'))
    changeRole('customer')
  }
  return (
    <section className="border-line flex flex-wrap items-center justify-between gap-3 border-t pt-4">
      <p className="text-muted">{t('people.own.text')}</p>
      <ConfirmedButton
        kind="secondary"
        label={t('people.own.give_up')}
        question={t('people.own.give_up')}
        isPending={giveUp.isPending}
        act={run}
      >
        <p>{t('people.own.give_up_text')}</p>
      </ConfirmedButton>
    </section>
  )
}
