import { isSuccess } from '#contract/platform/envelope.ts'
import { changePassportDuty, listPassportDuties, type PassportDuty } from '#contract/office/office.ts'
import { sentence } from '../../platform/sentence.ts'
import { useText } from '../../platform/text.ts'
import { LoadFailed } from '../../ui/LoadFailed.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { toast } from '../../ui/toast.ts'
import { useAnswer, useCall } from '../../platform/use-call.ts'
import { OfficeFrame } from '../OfficeFrame.tsx'
import { useWords } from '../../platform/words.ts'

/** Where customers must give a picture of a passport: one switch for each lane and party. */
export function Page() {
  const { t } = useWords()
  const { data, isError, refetch } = useAnswer(listPassportDuties)
  return (
    <OfficeFrame heading={t('office.passports.heading')}>
      <p className="text-muted max-w-prose">{t('office.passports.text')}</p>
      {isError && !data && <LoadFailed onRetry={() => void refetch()} />}
      {!data && !isError && <Skeleton className="h-64 w-full" />}
      <ul className="grid gap-2 sm:grid-cols-2">
        {data?.duty_data.map((duty) => (
          <DutySwitch key={duty.lane + duty.party} duty={duty} />
        ))}
      </ul>
    </OfficeFrame>
  )
}

function DutySwitch({ duty }: { duty: PassportDuty }) {
  const { t } = useWords()
  const text = useText()
  const change = useCall(changePassportDuty, { refreshes: [listPassportDuties] })
  async function set(is_required: boolean) {
    const answer = await change.mutateAsync({ input: { body: { ...duty, is_required } } })
    if (answer && isSuccess(answer)) toast.success(t('office.saved'))
    else toast.error(sentence(text, answer))
  }
  return (
    <li>
      <label className="border-line bg-surface flex min-h-11 items-center gap-3 rounded-box border p-3">
        <input
          type="checkbox"
          className="size-6"
          checked={duty.is_required}
          disabled={change.isPending}
          onChange={({ target }) => void set(target.checked)}
        />
        {t(`office.passports.lanes.${duty.lane}`)}, {t(`office.passports.parties.${duty.party}`)}
      </label>
    </li>
  )
}
