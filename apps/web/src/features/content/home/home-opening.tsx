import { CourseFinder } from './course-finder';
import { FeatureCards } from './feature-cards';
import { Hero } from './hero';

/** The upper half of the home page. Its links and form work before any script has loaded. */
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
