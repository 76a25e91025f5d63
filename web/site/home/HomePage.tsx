import { AirAndSea } from './AirAndSea.tsx'
import { BoxBlock } from './BoxBlock.tsx'
import { ContactBlock } from './ContactBlock.tsx'
import { Hero } from './Hero.tsx'
import { LocationsBlock } from './LocationsBlock.tsx'
import { StatisticsBlock } from './StatisticsBlock.tsx'
import { TestimonialsBlock } from './TestimonialsBlock.tsx'
import { Ways } from './Ways.tsx'
import { WhyUs } from './WhyUs.tsx'

export function Page() {
  return (
    <div className="grid gap-16 md:gap-20">
      <Hero />
      <Ways />
      <BoxBlock />
      <WhyUs />
      <AirAndSea />
      <div>
        <TestimonialsBlock />
        <LocationsBlock />
        <StatisticsBlock />
      </div>
      <ContactBlock />
    </div>
  )
}
