import './skeleton.css';

interface SkeletonProps {
  /** In pixels. */
  readonly height: number;
  readonly className?: string;
}

/** Stands where something is on its way. */
export function Skeleton({ height, className = '' }: SkeletonProps) {
  return <div className={`skeleton ${className}`} style={{ blockSize: height }} />;
}
