import { CourseFinder } from './course-finder';
import { FeatureCards } from './feature-cards';
import { Hero } from './hero';

/** The upper half of the home page: its links and its form work before any script is there. */
export default function HomeOpening() {
  return (
    <>
      <Hero />
      <FeatureCards />
      <div className="wrap">
        <CourseFinder />
      </div>
    </>
  );
}
