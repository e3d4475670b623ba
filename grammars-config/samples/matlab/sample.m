% Readings of a thermometer, and what they show.
clear all
hold on;
limit = 1.5e3;
values = [1, 2, 3; 4 5 6];
names = {'first', "second"; 'third', 0x1F};

%% The means of all columns come first, then those that are out of bounds.
means = mean(values(:, 1:end), 1)';
square = @(x, y) x .^ 2 + y;
root = @sqrt;
total = 0;

for i = 1:2:numel(values)
    if isnan(values(i)) || values(i) < 0
        continue
    elseif values(i) == limit && ~isempty(names)
        total = total - -values(i);
    else
        total = total + square(values(i), 1) * ...
            root(2);
    end
end

while total >= limit
    total = total / 2;
    if total ~= 1, break, end
end

switch names{1}
    case {'first', 'second'}
        disp(total);
    case 'third'
        fprintf('%d of %s\n', total, names{end});
    otherwise
        error("nothing");
end

try
    reading.value = str2double(input('value: ', 's'));
    reading.('time') = now();
catch problem
    disp(problem.message)
end

[largest, ~] = spread(values(:), true);
flags = (means > 2) & ~(means <= 1) | means == 3;
total = total + largest;
parfor k = 1:3
    values(k, :) = [];
end

function [top, bottom] = spread(list, ~, varargin)
    % The largest and the smallest value.
    arguments
        list (1, :) double
    end
    global limit
    persistent calls
    top = max(list);
    bottom = min(list);
    if top == bottom
        return
    end
    calls = [calls, top];
end
