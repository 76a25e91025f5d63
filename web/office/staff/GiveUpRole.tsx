import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isSuccess } from '#contract/platform/envelope.ts'
import { giveUpRole } from '#contract/people/staff.ts'
import { sentence } from '../../platform/form.ts'
import { changeRole } from '../../platform/stored-user.ts'
import { useText } from '../../platform/text.ts'
import { Button } from '../../ui/Button.tsx'
import { ConfirmDialog } from '../../ui/Dialog.tsx'
import { toast } from '../../ui/toast.ts'
import { useCall } from '../../platform/use-call.ts'

/** The only thing an admin does to their own account here. */
export function GiveUpRole() {
  const { t } = useTranslation()
  const text = useText()
  const giveUp = useCall(giveUpRole)
  const [isAsking, setIsAsking] = useState(false)
  async function run() {
    const answer = await giveUp.mutateAsync({ input: {} })
    setIsAsking(false)
    if (!answer || !isSuccess(answer)) return toast.error(sentence(text, answer))
    toast.success(t('people.own.given_up'))
    changeRole('customer')
  }
  return (
    <section className="border-line flex flex-wrap items-center justify-between gap-3 border-t pt-4">
      <p className="text-muted">{t('people.own.text')}</p>
      <Button kind="secondary" onClick={() => setIsAsking(true)}>
        {t('people.own.give_up')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setIsAsking(false)}
        onConfirm={() => void run()}
        pending={giveUp.isPending}
        title={t('people.own.give_up')}
        confirm={t('people.own.give_up')}
      >
        <p>{t('people.own.give_up_text')}</p>
      </ConfirmDialog>
    </section>
  )
}
