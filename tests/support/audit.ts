import { acceptedAdvisories } from './acceptedAdvisories.ts';
import { auditPackages } from './auditPackages.ts';

// Whether a package has a known vulnerability: asked of the registry, and compared with what is accepted.

const { fails, lines } = await auditPackages(acceptedAdvisories, { cwd: process.cwd(), env: process.env });
for (const line of lines) (fails ? console.error : console.log)(line);
if (fails) process.exitCode = 1;
