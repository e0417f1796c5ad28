-- When a reading was first begun: what people have had read in the last hour decides whose turn it is.
alter table ki_lesing add column begynt timestamptz;
create index ki_lesing_begynt on ki_lesing (begynt) where begynt is not null;
-- Of the queue: few at a time among all that has ever been read.
create index ki_lesing_venter on ki_lesing (nummer) where tilstand = 'venter';
