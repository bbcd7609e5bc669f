import { useLocation } from 'wouter';
import { paths } from '#web/paths.ts';
import { ChaosPage } from './ChaosPage.tsx';
import { CloudTypePage } from './CloudTypePage.tsx';
import { CreateCloudPage } from './CreateCloudPage.tsx';

/** The pages of chaos clouds, in one chunk, because the form is usually reached from the list. */
export function CloudPages() {
  const [location] = useLocation();
  if (location === paths.chaosType()) return <CloudTypePage />;
  return location === paths.chaosCreate() ? <CreateCloudPage /> : <ChaosPage />;
}
